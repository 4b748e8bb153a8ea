import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatInteger } from '@/domain/text/formatNumber';
import { EditorModal } from '../../layout/AdminDialogs';
import type { CsvProblem } from './csvText';

/** Maximum number of listed items. The rest is shown as a number. */
const LINES = 50;

interface LinesProps {
  label: string;
  texts: readonly (readonly [text: string, note?: string])[];
}

export function ImportLines({ label, texts }: LinesProps) {
  if (texts.length === 0) return null;
  return (
    <section>
      <Typography variant="h6" component="h3">
        {`${label} (${formatInteger(texts.length)})`}
      </Typography>
      <List dense disablePadding>
        {texts.slice(0, LINES).map(([text, note], index) => (
          <ListItem key={`${index}-${text}`} disableGutters>
            <ListItemText primary={text} secondary={note} />
          </ListItem>
        ))}
        {texts.length > LINES && (
          <ListItem disableGutters>{`and ${formatInteger(texts.length - LINES)} more`}</ListItem>
        )}
      </List>
    </section>
  );
}

export function ImportProblems({ problems }: { problems: readonly CsvProblem[] }) {
  return (
    <ImportLines
      label="Problems"
      texts={problems.map(({ row, message }) => [`Row ${row}: ${message}`])}
    />
  );
}

interface CsvImportDialogProps {
  title: string;
  file: File;
  /** What the file would change; undefined while it is read. */
  children: ReactNode;
  /** Button that imports the file; without one there is nothing to import. */
  importLabel: string | undefined;
  onImport: () => void;
  isBusy?: boolean;
  onClose: () => void;
}

export function CsvImportDialog(props: CsvImportDialogProps) {
  const { title, file, children, importLabel, onImport, isBusy = false, onClose } = props;
  return (
    <EditorModal title={title} onClose={onClose}>
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <Typography color="textSecondary">{file.name}</Typography>
        <div aria-live="polite" style={{ display: 'grid', gap: 16 }}>
          {children ?? <p>Reading the file...</p>}
        </div>
      </DialogContent>
      <DialogActions>
        {importLabel !== undefined && (
          <Button variant="contained" disabled={isBusy} onClick={onImport}>
            {isBusy ? 'Importing...' : importLabel}
          </Button>
        )}
        <Button variant="outlined" onClick={onClose}>
          {/* A started import continues. */}
          {importLabel === undefined || isBusy ? 'Close' : 'Cancel'}
        </Button>
      </DialogActions>
    </EditorModal>
  );
}
