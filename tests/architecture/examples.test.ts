import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const at = (file: string) => path.join(ROOT, file);

function examplesIn(document: string): [file: string, lines: string[]][] {
  const blocks = readFileSync(at(document), 'utf8').matchAll(/```diff\n\+\+\+ (\S+)\n(.*?)```/gs);
  return [...blocks].map(([, file = '', text = '']) => [file, text.trimEnd().split('\n')]);
}

/** Returns a file after an example. @throws Error unless the lines that it names are in the file exactly once */
function applied(source: string, lines: readonly string[]): string {
  const without = (mark: string) =>
    lines.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1));
  const [before, after] = [without('+').join('\n'), without('-').join('\n')];
  if (before === '') return `${after}\n`;
  const parts = source.split(before);
  if (parts.length !== 2) throw new Error(`The lines occur ${parts.length - 1} times:\n${before}`);
  return parts.join(after);
}

it('The examples of the documents fit the code, and have correct types', () => {
  const files = new Map<string, string>();
  for (const [file, lines] of ['CONTRIBUTING.md', 'docs/add-a-resource.md'].flatMap(examplesIn)) {
    const source = existsSync(at(file)) ? readFileSync(at(file), 'utf8') : '';
    files.set(at(file), applied(files.get(at(file)) ?? source, lines));
  }
  expect(files.size).toBe(13);
  const code = [...files.keys()].filter((file) => /\.tsx?$/.test(file));
  const { config } = ts.readConfigFile(at('tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.directoryExists = (folder) =>
    [...files.keys()].some((file) => file.startsWith(folder)) || ts.sys.directoryExists(folder);
  host.readFile = (file) => files.get(path.resolve(file)) ?? readFile(file);
  host.fileExists = (file) => files.has(path.resolve(file)) || fileExists(file);
  const program = ts.createProgram(code, { ...options, noEmit: true }, host);
  const problems = code.flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  });
  expect(
    problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  ).toEqual([]);
});
