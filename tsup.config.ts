import { defineConfig } from 'tsup';
import { viewers } from './test/tools/boardgamers.ts';
import { browser } from './test/tools/browser.ts';
import { forImport, forRequire } from './test/tools/formats.ts';
import { setup as makeSchemas } from './test/tools/schemas.ts';

await makeSchemas();

export default defineConfig([forImport, forRequire, browser, viewers]);
