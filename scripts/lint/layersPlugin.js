import path from 'node:path';
import { checkImport } from './checkImport.js';

/** Text of a string literal or of a template without holes. */
const literal = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0].value.cooked;
  return undefined;
};

/** Names that an import or re-export takes from a module; missing where it takes everything. */
const namesOf = (node) => {
  const specifiers = node.specifiers ?? [];
  const names = specifiers.map(({ imported, local, type }) =>
    type === 'ExportSpecifier' ? (local.name ?? local.value) : (imported?.name ?? '*'),
  );
  return names.length > 0 ? names : undefined;
};

const isGlob = ({ callee }) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'MetaProperty' &&
  callee.property.name === 'glob';

/** The fixed start of a glob's path, as a file in that folder. */
const globTarget = (glob) => glob.replace(/^!/, '').split('*')[0];

const noUpwardImport = {
  meta: {
    type: 'problem',
    docs: { description: 'Imports go down the floors of the house (see scripts/lint/layers.js).' },
    schema: [],
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const judge = (node, specifier, facts) => {
      const message = checkImport(file, specifier, facts);
      if (message) context.report({ node, message });
    };
    const judgeCall = (node, argument, facts) => {
      const specifier = literal(argument);
      if (specifier !== undefined) judge(node, specifier, facts);
      else if (file.startsWith('src/'))
        context.report({
          node,
          message: 'Import a literal path, so that its floor can be checked.',
        });
    };
    const judgeGlob = (node) => {
      const [first] = node.arguments;
      const patterns = first?.type === 'ArrayExpression' ? first.elements : [first];
      const isEager = node.arguments[1]?.properties?.some(({ key }) => key.name === 'eager');
      for (const pattern of patterns)
        judge(node, globTarget(literal(pattern) ?? ''), { isLazy: !isEager });
    };
    return {
      ImportDeclaration: (node) => judge(node, node.source.value, { names: namesOf(node) }),
      ExportNamedDeclaration(node) {
        if (node.source) judge(node, node.source.value, { names: namesOf(node) });
      },
      ExportAllDeclaration: (node) => judge(node, node.source.value),
      ImportExpression: (node) => judgeCall(node, node.source, { isLazy: true }),
      TSImportType: (node) => judgeCall(node, node.source ?? node.argument),
      TSExternalModuleReference: (node) => judgeCall(node, node.expression),
      CallExpression(node) {
        if (isGlob(node)) judgeGlob(node);
        else if (node.callee.type === 'Identifier' && node.callee.name === 'require')
          judgeCall(node, node.arguments[0]);
      },
    };
  },
};

export default { meta: { name: 'floors' }, rules: { 'no-upward-import': noUpwardImport } };
