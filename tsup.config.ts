import { defineConfig } from 'tsup';
import { viewers } from './test/tools/build/boardgamers.ts';
import { browser } from './test/tools/build/browser.ts';
import { forImport, forRequire } from './test/tools/build/formats.ts';
import { setup as makeSchemas } from './test/tools/build/schemas.ts';

await makeSchemas();

export default defineConfig([forImport, forRequire, browser, viewers]);
