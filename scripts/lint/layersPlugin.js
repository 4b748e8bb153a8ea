import path from 'node:path';
import { checkImport } from './checkImport.js';

/** The text of a string literal, or of a template without expressions. */
const literal = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0].value.cooked;
  return undefined;
};

/** The names of an import or re-export; missing if it names the whole module. */
const namesOf = (node) => {
  const specifiers = node.specifiers ?? [];
  const names = specifiers.map(({ imported, local, type }) =>
    type === 'ExportSpecifier' ? (local.name ?? local.value) : (imported?.name ?? '*'),
  );
  return names.length > 0 ? names : undefined;
};

const isTypeOnly = (node) =>
  node.importKind === 'type' ||
  node.exportKind === 'type' ||
  (node.specifiers?.length > 0 &&
    node.specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === 'type'));

const factsOf = (node) => ({ names: namesOf(node), isType: isTypeOnly(node) });

const isGlob = ({ callee }) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.name === 'glob';

/** The fixed start of a glob, as a path. */
const globTarget = (glob) => glob.replace(/^!/, '').split('*')[0];

const noUpwardImport = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports may only go to lower layers (see scripts/lint/layers.js).' },
    schema: [],
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node, specifier, facts) => {
      const message = checkImport(file, specifier, facts);
      if (message) context.report({ node, message });
    };
    const checkCall = (node, argument, facts) => {
      const specifier = literal(argument);
      if (specifier !== undefined) check(node, specifier, facts);
      else if (file.startsWith('src/'))
        context.report({
          node,
          message: 'Import paths must be string literals so that their layer can be checked.',
        });
    };
    const checkGlob = (node) => {
      const [first] = node.arguments;
      const patterns = first?.type === 'ArrayExpression' ? first.elements : [first];
      const isEager = node.arguments[1]?.properties?.some(({ key }) => key.name === 'eager');
      for (const pattern of patterns)
        check(node, globTarget(literal(pattern) ?? ''), { isLazy: !isEager });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value, factsOf(node)),
      ExportNamedDeclaration(node) {
        if (node.source) check(node, node.source.value, factsOf(node));
      },
      ExportAllDeclaration: (node) => check(node, node.source.value, factsOf(node)),
      ImportExpression: (node) => checkCall(node, node.source, { isLazy: true }),
      TSImportType: (node) => checkCall(node, node.source ?? node.argument, { isType: true }),
      TSExternalModuleReference: (node) => checkCall(node, node.expression),
      CallExpression(node) {
        if (isGlob(node)) checkGlob(node);
        else if (node.callee.type === 'Identifier' && node.callee.name === 'require')
          checkCall(node, node.arguments[0]);
      },
    };
  },
};

export default { meta: { name: 'layers' }, rules: { 'no-upward-import': noUpwardImport } };
