import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, type CSSObject } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { create } from 'qrcode';
import { UNITS_PATH } from '@/domain/links/adminPaths';
import { labelLink } from '@/domain/rental/units/codes';
import { formatCount } from '@/domain/text/formatNumber';
import { siteOrigin } from '@/ui/head/PageHead';
import { BackLink, ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { EmptyNote } from '../../layout/EmptyNote';
import { PRINT_STYLES } from '../quote/PaperSheet';
import { useRequestsSelector } from '../store/hooks';
import { selectNameOf, selectUnits } from '../store/unitSelectors';

/** The labels of an A4 sheet, in mm. */
const COLUMNS = 3;
const ROWS = 8;
const WIDTH = 70;
const HEIGHT = 37;
const LABELS = COLUMNS * ROWS;

const LABEL_PRINT: CSSObject = { ...PRINT_STYLES, '@page': { size: 'A4', margin: 0 } };

const Sheet = styled('article')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${WIDTH}mm)`,
  backgroundColor: '#FFFFFF',
  color: '#111111',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '29mm 1fr',
    alignItems: 'center',
    gap: '2mm',
    height: `${HEIGHT}mm`,
    padding: '3mm 3mm 3mm 4mm',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    lineHeight: 1.2,
    '& strong': { display: 'block', fontSize: '13pt' },
    '& small': { fontSize: '9pt' },
  },
  '@media print': {
    display: 'grid !important',
    width: '210mm',
    gap: '0 !important',
    gridTemplateColumns: `repeat(${COLUMNS}, ${WIDTH}mm)`,
    '& > div': { breakInside: 'avoid' },
    [`& > div:nth-of-type(${LABELS}n)`]: { breakAfter: 'page' },
  },
});

/** A QR code as vector graphics, which every printer prints sharply. */
function QrCode({ text }: { text: string }) {
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from(data, (isDark, at) =>
    isDark ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  ).join('');
  // Four modules of white are part of the code.
  return (
    <svg viewBox={`-4 -4 ${size + 8} ${size + 8}`} shapeRendering="crispEdges" aria-hidden>
      <path d={path} fill="#000000" />
    </svg>
  );
}

export default function LabelsPage() {
  const { state } = useLocation() as { state: { ids?: readonly string[] } | null };
  const all = useRequestsSelector(selectUnits);
  const productOf = useRequestsSelector(selectNameOf);
  // As it is typed: a number could not be deleted.
  const [typed, setTyped] = useState('1');
  const first = Math.min(LABELS, Math.max(1, Number.parseInt(typed, 10) || 1));
  const ids = state?.ids && new Set(state.ids);
  const units = all.filter(({ id, state: now }) => (ids ? ids.has(id) : now !== 'gone'));
  return (
    <ScreenLayout>
      <GlobalStyles styles={LABEL_PRINT} />
      <BackLink to={UNITS_PATH}>Units</BackLink>
      <ScreenHeader title="Labels">
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={units.length === 0}
          onClick={() => window.print()}
        >
          Print
        </Button>
      </ScreenHeader>
      <p>{`${formatCount(units.length, 'label')} for sheets with ${LABELS} labels of ${WIDTH} × ${HEIGHT} mm. Print without margins and at 100%.`}</p>
      <TextField
        type="number"
        label="First label on the sheet"
        helperText="Labels before it are used already"
        value={typed}
        sx={{ maxWidth: 280 }}
        slotProps={{ htmlInput: { min: 1, max: LABELS } }}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => setTyped(String(first))}
      />
      {units.length === 0 && <EmptyNote>No units to print labels for.</EmptyNote>}
      <Sheet data-sheet translate="no" aria-label="Labels">
        {Array.from({ length: first - 1 }, (_, index) => (
          <div key={index} />
        ))}
        {units.map(({ id, code, productId }) => (
          <div key={id}>
            <QrCode text={labelLink(siteOrigin(), code)} />
            <span>
              <strong>{code}</strong>
              <small>{productOf(productId)}</small>
            </span>
          </div>
        ))}
      </Sheet>
    </ScreenLayout>
  );
}
