import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { addDays, dayAt } from '@/domain/availability/day';
import { company } from '@/domain/company/company';
import { requestPath } from '@/domain/links/adminPaths';
import { emptyRequest } from '@/domain/rental/incoming/newRequest';
import { newItem } from '@/domain/rental/positions';
import { withKnownRates } from '@/domain/rental/quotes';
import { SAMPLE_UNIT } from '@/domain/rental/units/unitStates';
import { selectDraftContent } from '../../drafts/content/draftContent';
import { addRequest } from '../changes/thunks';
import { useRequestsDispatch } from '../store/hooks';
import { selectRates } from '../store/stockSelectors';
import { storeRecords } from '../store/storeRecords';
import type { RequestsThunk } from '../store/storeTypes';
import { newUnit } from '../units/unitFields';

/** Reference of the sample. */
export const SAMPLE_REFERENCE = `${company.prefix}-SAMPLE`;

/** Adds a made-up request for two products, from tomorrow for three days, and a unit of each, to try out the requests. */
export function addSampleRequest(): RequestsThunk<Promise<unknown>> {
  return (dispatch, getState) => {
    const now = Date.now();
    const tomorrow = addDays(dayAt(now), 1);
    const products = selectDraftContent(getState())?.products.slice(0, 2) ?? [];
    const units = products
      .filter(({ stock }) => Number(stock) > 0)
      .map(({ id: productId }, index) => ({
        // Adding them again adds no further ones.
        ...newUnit(new Date(now).toISOString(), `${SAMPLE_UNIT}${index + 1}`),
        productId,
        code: `SAMPLE-0${index + 1}`,
      }));
    dispatch(storeRecords('units', Object.fromEntries(units.map((unit) => [unit.id, unit]))));
    const items = products.map(({ id, name }) => newItem(id, name, Math.random));
    return dispatch(
      addRequest({
        ...emptyRequest(SAMPLE_REFERENCE, new Date(now).toISOString()),
        isSample: true,
        customer: { name: 'Sample customer', phone: '0800 000 0000', email: 'sample@example.com' },
        items: withKnownRates(items, selectRates(getState())),
        from: tomorrow,
        to: addDays(tomorrow, 2),
        message: 'Is it possible to pick up the evening before?',
      }),
    );
  };
}

const Picture = styled('svg')(({ theme }) => ({
  width: 'min(420px, 100%)',
  height: 'auto',
  '& .line': { fill: 'none', stroke: theme.vars?.palette.edge, strokeWidth: 2 },
  '& .paper': {
    fill: theme.vars?.palette.background.default,
    stroke: theme.vars?.palette.edge,
    strokeWidth: 2,
  },
  '& .text': { stroke: theme.vars?.palette.divider, strokeWidth: 6, strokeLinecap: 'round' },
  '& .accent': { fill: theme.vars?.palette.accentFill },
  '& .link': { stroke: theme.vars?.palette.accentFill, strokeWidth: 6, strokeLinecap: 'round' },
  '& .arrow': {
    fill: 'none',
    stroke: theme.vars?.palette.accentFill,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
}));

/** A message with a link on a phone, which becomes the first row of a list. */
function ArrivalPicture() {
  return (
    <Picture viewBox="0 0 420 200" role="img" aria-label="A message with a link becomes a request">
      <rect className="paper" x="30" y="8" width="104" height="184" rx="16" />
      <path className="line" d="M70 20h24" strokeLinecap="round" />
      <rect className="paper" x="44" y="52" width="76" height="84" rx="10" />
      <path className="paper" d="M60 135v18l16-18" strokeLinejoin="round" />
      <path className="text" d="M56 70h50M56 86h40M56 102h50" />
      <path className="link" d="M56 120h42" />
      <path className="arrow" d="M160 100h54m-14-14 14 14-14 14" />
      <rect className="paper" x="240" y="34" width="158" height="132" rx="12" />
      <rect className="accent" x="254" y="50" width="130" height="28" rx="6" opacity="0.22" />
      <circle className="accent" cx="268" cy="64" r="6" />
      <path className="link" d="M284 64h48" />
      <path className="text" d="M284 100h72M284 134h56" />
      <circle className="line" cx="268" cy="100" r="6" />
      <circle className="line" cx="268" cy="134" r="6" />
    </Picture>
  );
}

/** Explains how requests arrive, and offers a sample to try out. */
export function NoRequests() {
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const handleSample = async () => {
    await dispatch(addSampleRequest());
    void navigate(requestPath(SAMPLE_REFERENCE));
  };
  return (
    <Card component="section" aria-labelledby="no-requests">
      <CardContent
        component={Stack}
        spacing={2.5}
        sx={{ alignItems: 'center', textAlign: 'center' }}
      >
        <ArrivalPicture />
        <Typography id="no-requests" variant="h4" component="h2">
          No requests yet
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '56ch' }}>
          Customers send requests from the booking page by WhatsApp or e-mail. Each message ends
          with a link for your office: open it, or paste the whole message here. Requests are stored
          in this browser only, so download a backup regularly.
        </Typography>
        <Button variant="outlined" onClick={() => void handleSample()}>
          Try a sample request
        </Button>
      </CardContent>
    </Card>
  );
}
