import { readdirSync } from 'node:fs';
import { parseAst, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import config from '../../vite.config';
import { codeIn, filesIn, isTest, PROJECT, textOf } from './projectFiles';

const source = codeIn('src').filter((file) => !isTest(file));

/** Returns the lines of files that match a pattern and are not allowed, with their file. */
const linesWith = (files: string[], pattern: RegExp, allowed: Record<string, string[]>) =>
  files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => pattern.test(line) && !allowed[file]?.includes(line))
      .map((line) => `${file}: ${line}`),
  );

it('Types are not replaced by casts', () => {
  const files = [...source, ...codeIn('scripts').filter((file) => !isTest(file))].filter(
    // It passes values to redux-persist, whose types do not fit Redux 5.
    (file) => file !== 'src/api/storage/persistSlice.ts',
  );
  expect(linesWith(files, /as unknown as/, {})).toEqual([]);
});

it('Helpers of tests add no hooks when they are imported', () => {
  // Test files share modules, so that only the first file that imports a helper would have its hooks.
  const helpers = [...codeIn('src'), ...codeIn('tests/helpers')].filter(
    (file) => !file.includes('.test.'),
  );
  const withHooks = (file: string) => /^(?:before|after)(?:Each|All)\(/m.test(textOf(file));
  expect(helpers.filter(withHooks)).toEqual([]);
});

it('Texts of the back office do not name build settings, which the office cannot change', () => {
  const files = source.filter((file) => file.startsWith('src/admin/'));
  expect(linesWith(files, /['"]VITE_|[a-z.] VITE_/, {})).toEqual([]);
});

it('No code outside the folders of GitHub names this host', () => {
  const host = /github/i;
  const allowed = {
    // The list of all targets.
    'src/admin/publish/targets/registry.ts': [
      "import { parseGithubBranch, type GithubBranch } from '../../file-store/places';",
      '/** A branch on GitHub, from which a host builds the website. */',
      'const github = (branch: GithubBranch): PublishTargetOption => ({',
      'const [{ githubTarget }, { panelsOf }] = await Promise.all([',
      "import('./github/target'),",
      "import('./github/panel/GithubPanel'),",
      'return githubTarget(branch, panelsOf(branch));',
      'const branch = parseGithubBranch(setting);',
      'return branch ? [github(branch), zip] : [zip];',
    ],
    // The store that the build settings name.
    'src/admin/requests/sync/browserDesk.ts': [
      "import { githubStore } from '../../file-store/githubStore';",
      "import { BROWSER_DEPS } from '../../file-store/githubRequests';",
      'opened = { token, store: githubStore(branch, token, BROWSER_DEPS, signal) };',
    ],
    // The key under which existing browsers hold the credential.
    'src/api/storage/adminSession.ts': ["export const CREDENTIAL_KEY = 'githubToken';"],
  };
  const files = filesIn('src').filter(
    (file) =>
      /\.(?:tsx?|css|html)$/.test(file) &&
      !/\.test\.tsx?$/.test(file) &&
      // `npm run dev` answers requests to every host.
      !/^src\/(?:admin\/publish\/targets\/github|admin\/file-store|mocks)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(linesWith(files, host, allowed)).toEqual([]);
  expect(files.filter((file) => host.test(file))).toEqual([]);
});

it('Nothing but the configuration and the content knows whose site this is', () => {
  // `$` is part of the syntax of the language.
  const facts =
    /[\p{Sc}](?<!\$)|Lagos|Nigeria|\bNGN\b|\ben-NG\b|(?<!\d)234(?!\d)|\bVAT\b|\bSlate\b|\bSL-|\+01:00/u;
  const files = [...filesIn('src', 'scripts'), 'index.html', 'vite.config.ts'].filter(
    (file) => /\.(?:tsx?|mjs|css|html)$/.test(file) && !isTest(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(linesWith(files, facts, {})).toEqual([]);
});

describe('exported names', () => {
  const DECLARATION =
    /^export (?:default )?(?:async )?(?:function|const|let|class|interface|type|enum) (\w+)/gm;
  const DESTRUCTURED = /^export const \{([^}]*)\}/gm;

  const exported = codeIn('src')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const text = textOf(file);
      const declared = [...text.matchAll(DECLARATION)].map(([, name = '']) => name);
      const taken = [...text.matchAll(DESTRUCTURED)].flatMap(
        ([, names = '']) => names.match(/\w+(?=,|\s*$)/gm) ?? [],
      );
      return [...new Set([...declared, ...taken])].map((name) => ({ name, file }));
    })
    // React.lazy needs a default export: the lazy component has the name of the one that it loads.
    .filter(({ name }) => name !== 'AdminMenu');

  function duplicates(all: typeof exported, keyOf: (name: string) => string): string[] {
    const places = new Map<string, Set<string>>();
    for (const { name, file } of all)
      places.set(keyOf(name), (places.get(keyOf(name)) ?? new Set()).add(file));
    return [...places]
      .filter(([, files]) => files.size > 1)
      .map(([name, files]) => `${name} of ${[...files].join(', ')}`);
  }

  it('have one meaning each', () => {
    expect(exported.length).toBeGreaterThan(1000);
    expect(duplicates(exported, (name) => name)).toEqual([]);
  });

  it('do not differ in case only, except for constants and the sample values of fixtures', () => {
    const compared = exported.filter(({ name, file }) => /[a-z]/.test(name) && !isTest(file));
    expect(duplicates(compared, (name) => name.toLowerCase())).toEqual([]);
  });
});

/** Returns the texts of a syntax tree; values in templates become “x”. */
function textsIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(textsIn);
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, value, quasis } = tree as {
    type: string;
    value?: unknown;
    quasis?: { value: { raw: string } }[];
  };
  const isText = type === 'Literal' || type === 'JSXText';
  const own = isText && typeof value === 'string' ? [value] : [];
  if (type === 'TemplateLiteral') own.push((quasis ?? []).map((part) => part.value.raw).join('x'));
  return [...own, ...Object.values(tree).flatMap(textsIn)];
}

/** Returns the texts with at least three words that end like a sentence or contain the start of a second one. */
const sentencesIn = (code: string, lang: 'ts' | 'tsx'): string[] =>
  textsIn(parseAst(code, { lang })).filter(
    (text) => /\S\s+\S+\s+\S/.test(text.trim()) && /[.?!]\s*$|[.?!]\s+\p{Lu}/u.test(text),
  );

describe('sentences', () => {
  it('are found in every kind of text', () => {
    const code = `
      const a = 'It could not be read.';
      const b = \`\${name} was not found. Try again\`;
      const c = <p>Select another file.</p>;
      const label = 'Publish history'; // A comment is not a text.
    `;
    const found = ['It could not be read.', 'x was not found. Try again', 'Select another file.'];
    expect(sentencesIn(code, 'tsx')).toEqual(found);
  });

  it('are in messages and screens only: requests, storage and publishing return codes', () => {
    const files = source.filter(
      (file) =>
        /^src\/(?:api|admin\/drafts|admin\/publish)\/.*\.tsx?$/.test(file) &&
        !/\/(?:messages|screens|panel)\/|\/messages\.ts$/.test(file) &&
        // The e-mail service contract prescribes its sentences.
        file !== 'src/api/gateways/sendError.ts',
    );
    expect(files.length).toBeGreaterThan(50);
    const found = files.flatMap((file) =>
      sentencesIn(textOf(file), file.endsWith('.tsx') ? 'tsx' : 'ts').map(
        (sentence) => `${file}: ${sentence}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('scripts', () => {
  const PROBLEMS: readonly (readonly [RegExp, string])[] = [
    [
      /\b(?:spawn|execFile)\w*\(\s*['"`](?:npx|npm|sh|bash|cmd)['"`]/,
      'starts a shell script: use scripts/processes.mjs',
    ],
    [/(?<![.\w])exec(?:Sync)?\(/, 'runs a shell command: name the program and its arguments'],
    [/\bshell:\s*(?:true|process|['"`])/, 'needs a shell: name the program and its arguments'],
    [/['"`]npx /, 'starts a shell script: use scripts/processes.mjs'],
    [/\bprocess\.kill\(|['"]SIGKILL['"]/, 'ends processes by a signal: use endTree'],
    [/['"`]\/(?:tmp|dev)\//, 'names a folder of one system: use tmpdir() or ignore'],
  ];
  const problemsOf = (text: string): string[] =>
    PROBLEMS.filter(([pattern]) => pattern.test(text)).map(([, problem]) => problem);

  it.each([
    "spawn('npx', ['vite'])",
    'execSync(line)',
    'spawn(line, { shell: true })',
    'command: `npx tsx serve.ts`',
    'process.kill(-pid)',
    "mkdtemp('/tmp/x')",
  ])('have one problem with other systems: %s', (text) => {
    expect(problemsOf(text)).toHaveLength(1);
    expect(problemsOf('pattern.exec(text); child.kill();')).toEqual([]);
  });

  it('run on every system', () => {
    const folders = [
      'scripts',
      ...['setup', 'helpers', 'built', 'sweep', 'contract'].map((name) => `tests/${name}`),
    ];
    const files = [...filesIn(...folders), ...readdirSync(PROJECT)].filter(
      // scripts/processes.mjs starts and ends processes for all others.
      (file) => /\.(?:ts|mjs|js)$/.test(file) && file !== 'scripts/processes.mjs',
    );
    expect(files.length).toBeGreaterThan(50);
    const problems = files.flatMap((file) =>
      problemsOf(textOf(file)).map((problem) => `${file} ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('of package.json are one command each, without the syntax of a shell', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    for (const command of Object.values(scripts))
      expect(command).toMatch(/^(?:node|prettier|oxlint) [\w\s./:-]+$/);
  });
});

function patternsIn(value: unknown): RegExp[] {
  if (value instanceof RegExp) return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(patternsIn)
    : [];
}

it('vite.config.ts is short, selects no files by patterns, and changes no module except the router and the company', () => {
  const settings = config({ command: 'build', mode: 'production', isSsrBuild: false });
  expect(textOf('vite.config.ts').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  expect(patternsIn({ ...settings, plugins: [] })).toEqual([]);
  expect(Object.keys(settings.resolve?.alias ?? {})).toEqual(['react-router/dom', 'react-router']);
  const plugins = (settings.plugins ?? []).flat() as Plugin[];
  const own = plugins.filter(({ name }) => !name.startsWith('vite:'));
  expect(own.length).toBeGreaterThan(1);
  const replacing = own.filter((plugin) => plugin.resolveId ?? plugin.load ?? plugin.transform);
  expect(replacing.map(({ name }) => name)).toEqual(['company-module', 'without-unused-router']);
});
