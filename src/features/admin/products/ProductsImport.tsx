import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { counted } from '@/domain/digits';
import { CSV_MAX_BYTES } from '@/features/admin/common/csv/csvTable';
import { EditorFoot, EditorModal } from '@/features/admin/common/EditorModal';
import { Banner } from '@/ui/Banner';
import type { Catalogue } from './productChanges';
import { readProductsCsv, type ImportedProduct, type ProductImport } from './productCsv';

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 'clamp(16px, 3vw, 24px)',
  '& ul': { display: 'grid', gap: 4, paddingInlineStart: 20, overflowWrap: 'anywhere' },
  '& li > small': { color: theme.vars?.palette.text.secondary, fontSize: '0.875rem' },
}));

/** Lines of a list shown at most; the rest is a number. */
const LINES = 50;

function Lines({ label, texts }: { label: string; texts: readonly [string, string?][] }) {
  if (texts.length === 0) return null;
  return (
    <section>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {`${label} (${texts.length})`}
      </Typography>
      <ul>
        {texts.slice(0, LINES).map(([text, note], at) => (
          <li key={`${at}-${text}`}>
            {text} {note && <small>{note}</small>}
          </li>
        ))}
        {texts.length > LINES && <li>{`and ${texts.length - LINES} more`}</li>}
      </ul>
    </section>
  );
}

function Findings({ found }: { found: ProductImport }) {
  const { imported, unchanged, problems } = found;
  if (problems.length > 0)
    return (
      <>
        <Banner tone="error">
          Nothing was imported. Correct these rows in the file and choose it again.
        </Banner>
        <Lines
          label="Problems"
          texts={problems.map(({ row, message }) => [`Row ${row}: ${message}`])}
        />
      </>
    );
  const added = imported.filter(({ changed }) => changed === undefined);
  const edited = imported.filter(({ changed }) => changed !== undefined);
  return (
    <>
      <Typography>
        {imported.length === 0
          ? 'The file says what is there already: there is nothing to import.'
          : `${counted(imported.length, 'product')} would be taken over; ${unchanged} would stay as they are.`}
      </Typography>
      <Lines label="New" texts={added.map(({ product }) => [product.name])} />
      <Lines
        label="Changed"
        texts={edited.map(({ product, changed = [] }) => [product.name, changed.join(', ')])}
      />
    </>
  );
}

async function read(file: File, catalogue: Catalogue): Promise<ProductImport> {
  const failed = (message: string) => ({
    imported: [],
    unchanged: 0,
    problems: [{ row: 1, message }],
  });
  if (file.size > CSV_MAX_BYTES) return failed('The file is too large: at most 10 MB.');
  try {
    const tools = { now: new Date().toISOString(), random: Math.random };
    return await readProductsCsv(await file.text(), catalogue, tools);
  } catch {
    return failed('The file could not be read.');
  }
}

export interface ProductsImportProps {
  file: File;
  catalogue: Catalogue;
  /** Gives whether it was stored. */
  onImport: (imported: readonly ImportedProduct[]) => Promise<boolean>;
  onClose: () => void;
}

/** What a CSV file would change, before it does: all of it or nothing. */
export function ProductsImport({ file, catalogue, onImport, onClose }: ProductsImportProps) {
  const [found, setFound] = useState<ProductImport>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    void read(file, catalogue).then((result) => {
      if (!isGone) setFound(result);
    });
    return () => {
      isGone = true;
    };
  }, [file, catalogue]);
  const canImport = found && found.problems.length === 0 && found.imported.length > 0;
  const handleImport = async () => {
    if (!found) return;
    setIsBusy(true);
    const isStored = await onImport(found.imported);
    setIsBusy(false);
    if (isStored) onClose();
  };
  return (
    <EditorModal title="Import Products" onClose={onClose}>
      <Body>
        <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <div aria-live="polite" style={{ display: 'grid', gap: 16 }}>
          {found ? <Findings found={found} /> : <p>Reading the file…</p>}
        </div>
      </Body>
      <EditorFoot>
        {canImport && (
          <Button variant="contained" disabled={isBusy} onClick={() => void handleImport()}>
            {isBusy ? 'Importing...' : `Import ${counted(found.imported.length, 'product')}`}
          </Button>
        )}
        <Button variant="outlined" disabled={isBusy} onClick={onClose}>
          {canImport ? 'Cancel' : 'Close'}
        </Button>
      </EditorFoot>
    </EditorModal>
  );
}
