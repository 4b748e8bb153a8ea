import { expect, it } from 'vitest';
import { filesIn, isTest, textOf } from './projectFiles';

/** What is true of one company only, and of no other. `$` is part of the syntax of the language. */
const FACTS = [
  /[\p{Sc}](?<!\$)/u,
  /Lagos/,
  /Nigeria/,
  /\bNGN\b/,
  /\ben-NG\b/,
  /(?<!\d)234(?!\d)/,
  /\bVAT\b/,
  /\bSlate\b/,
  /\bSL-/,
  /\+01:00/,
];

it('Nothing but the configuration and the content knows whose site this is', () => {
  const files = [...filesIn('src', 'scripts'), 'index.html', 'vite.config.ts'].filter(
    (file) => /\.(?:tsx?|mjs|css|html)$/.test(file) && !isTest(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .flatMap((line, index) =>
        FACTS.some((fact) => fact.test(line)) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});
