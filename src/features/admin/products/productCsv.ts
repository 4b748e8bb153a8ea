import { FEATURED_LIMITS } from '@/domain/featured';
import { isHostileKey } from '@/domain/jsonObject';
import type { Product } from '@/domain/product';
import { sameJson } from '@/domain/sameJson';
import {
  readCsvTable,
  type CsvProblem,
  type CsvRecord,
} from '@/features/admin/common/csv/csvTable';
import { writeCsv } from '@/features/admin/common/csv/csvText';
import {
  blankProduct,
  freeId,
  freeSlug,
  takenAddresses,
  type Catalogue,
  type ChangeTools,
} from './productChanges';
import { FEATURED_FULL } from './productForm';
import { PRODUCT_FIELDS } from './productFields';

const COLUMNS = ['id', ...PRODUCT_FIELDS.map(({ column }) => column)];
/** What a new product cannot be without. */
const NEEDED = ['name', 'category', 'description', 'image', 'specs'];
const ID_MAX = 100;

/** What an import would do to a product. */
export interface ImportedProduct {
  product: Product;
  /** Columns that differ; missing for a new product. */
  changed?: string[];
}

/** What an import would do, or why it does nothing. */
export interface ProductImport {
  imported: ImportedProduct[];
  /** Rows that say what is there already. */
  unchanged: number;
  problems: CsvProblem[];
}

/** The products as a CSV text, a row each. */
export function productsCsv(products: readonly Product[]): Promise<string> {
  const rows = products.map((product) => [
    product.id,
    ...PRODUCT_FIELDS.map(({ write }) => write(product)),
  ]);
  return writeCsv([COLUMNS, ...rows]);
}

type Row = { product: Product; changed: string[] | undefined } | { problems: string[] };

/** What rows are read against: the catalogue, and what is taken by the rows before. */
interface Against {
  catalogue: Catalogue;
  byId: ReadonlyMap<string, Product>;
  taken: Set<string>;
  tools: ChangeTools;
}

function productOfRow({ cells }: CsvRecord, { catalogue, byId, taken, tools }: Against): Row {
  const id = (cells.get('id') ?? '').trim();
  if (isHostileKey(id) || id.length > ID_MAX) return { problems: [`id: “${id}” is not allowed`] };
  const base = byId.get(id);
  const problems: string[] = [];
  let fields: Partial<Product> = {};
  const changed: string[] = [];
  for (const { column, read, write } of PRODUCT_FIELDS) {
    const cell = cells.get(column);
    if (cell === undefined) {
      if (!base && NEEDED.includes(column)) problems.push(`${column}: a new product needs it`);
      continue;
    }
    // What was written from the product as it is means no change, even where it would be refused.
    if (base && write(base) === cell) continue;
    const meaning = read(cell, base, catalogue);
    if ('problem' in meaning) problems.push(`${column}: ${meaning.problem}`);
    else {
      const isSame = base && sameJson({ ...base, ...meaning.fields }, base);
      if (!isSame && Object.keys(meaning.fields).length > 0) changed.push(column);
      fields = { ...fields, ...meaning.fields };
    }
  }
  if (problems.length > 0) return { problems };
  const start = base ?? blankProduct(id || freeId(taken, tools.random), tools.now);
  const product = { ...start, ...fields };
  if (changed.length > 0) product.updatedAt = tools.now;
  return { product, changed: base && changed };
}

/** What is wrong with all the products together, by the row of each. */
function problemsOfAll(
  rows: readonly { number: number; product: Product }[],
  byId: ReadonlyMap<string, Product>,
): CsvProblem[] {
  const mine = new Set(rows.map(({ product }) => product.id));
  const others = [...byId.values()].filter(({ id }) => !mine.has(id));
  const slugs = new Set(others.map(({ slug }) => slug));
  const ids = new Set<string>();
  const wasFeatured = (id: string) => byId.get(id)?.isFeatured ?? false;
  // Those that are featured already keep their slots, wherever they stand in the file.
  const keeping = rows.filter(({ product }) => product.isFeatured && wasFeatured(product.id));
  const taken = others.filter(({ isFeatured }) => isFeatured).length + keeping.length;
  let slots = FEATURED_LIMITS.products - taken;
  return rows.flatMap(({ number, product }) => {
    const found: string[] = [];
    if (ids.has(product.id)) found.push(`id: “${product.id}” stands in the file twice`);
    if (slugs.has(product.slug)) found.push(`slug: “${product.slug}” belongs to another product`);
    const isNew = product.isFeatured && !wasFeatured(product.id);
    if (isNew && (slots -= 1) < 0) found.push(`featured: ${FEATURED_FULL}`);
    ids.add(product.id);
    slugs.add(product.slug);
    return found.map((message) => ({ row: number, message }));
  });
}

/**
 * Reads a products file: a row with the id of a product changes it, any other adds one, products without
 * a row stay. All or nothing: with a single problem nothing is to be imported. Changes nothing itself.
 */
export async function readProductsCsv(
  text: string,
  catalogue: Catalogue,
  tools: ChangeTools,
): Promise<ProductImport> {
  const { records, problems } = await readCsvTable(text, COLUMNS, ['id']);
  const rows: { number: number; product: Product; changed: string[] | undefined }[] = [];
  const taken = takenAddresses(catalogue.products);
  const byId = new Map(catalogue.products.map((product) => [product.id, product]));
  for (const record of records) {
    const row = productOfRow(record, { catalogue, byId, taken, tools });
    if ('problems' in row) {
      problems.push(...row.problems.map((message) => ({ row: record.number, message })));
      continue;
    }
    const { product, changed } = row;
    if (product.slug === '') product.slug = freeSlug(product.name, product.id, taken);
    taken.add(product.id).add(product.slug);
    rows.push({ number: record.number, product, changed });
  }
  problems.push(...problemsOfAll(rows, byId));
  const imported = rows.filter(({ changed }) => changed === undefined || changed.length > 0);
  return {
    imported: imported.map(({ product, changed }) => ({ product, ...(changed && { changed }) })),
    unchanged: rows.length - imported.length,
    problems: problems.sort((a, b) => a.row - b.row),
  };
}
