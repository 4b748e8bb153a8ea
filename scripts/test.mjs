import { fileURLToPath } from 'node:url';

// Runs `npm test`, `npm test -- lint unit` and `npm run sweep`, after installing missing packages. The last line is always
// 'N passed, N failed', and the exit code is 1 if anything failed.
/** @type {import('./test-run/runTests.ts').StepResult[]} */
const results = [];
process.on('exit', (code) => {
  const count = (name) => results.reduce((sum, result) => sum + result[name], 0);
  const failed = count('failed') || (code === 0 ? 0 : 1);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${count('passed')} passed, ${failed} failed`);
});

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { ensureDependencies } = await import('./setup.mjs');
await ensureDependencies(true);
const { register } = await import('tsx/esm/api');
register();
const { runTests } = await import('./test-run/runTests.ts');
try {
  await runTests(process.argv.slice(2), results);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
