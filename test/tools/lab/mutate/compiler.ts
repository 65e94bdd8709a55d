/** Mutants that do not compile need no test. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export class Compiler {
  readonly #root: string;
  readonly #service: ts.LanguageService;
  /** The current mutant, and the number of mutants so far. */
  #mutant: { readonly path: string; readonly source: string } | undefined;
  #version = 0;
  readonly #versions = new Map<string, number>();

  constructor(root: string) {
    this.#root = root;
    const read = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
    const { options, fileNames } = ts.parseJsonConfigFileContent({ ...read.config, include: ['src'] }, ts.sys, root);
    this.#service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => fileNames,
      getScriptVersion: (path) => String(this.#versions.get(path) ?? 0),
      getScriptSnapshot: (path) => {
        const text = path === this.#mutant?.path ? this.#mutant.source : ts.sys.readFile(path);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => root,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
    });
  }

  /** Whether the file would not compile with this text. */
  refuses(file: string, source: string): boolean {
    const path = join(this.#root, file);
    this.#mutant = { path, source };
    this.#versions.set(path, ++this.#version);
    const wrong =
      this.#service.getSyntacticDiagnostics(path).length > 0 || this.#service.getSemanticDiagnostics(path).length > 0;
    this.#mutant = { path, source: readFileSync(path, 'utf8') };
    this.#versions.set(path, ++this.#version);
    return wrong;
  }
}
