import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { documentPath } from '@/domain/links/adminPaths';
import { creditedOf, standingInvoices } from '@/domain/rental/payments';
import { formatMoney, type Amount } from '@/domain/rental/money';
import { sameJson } from '@/domain/text/sameJson';
import { focusFirstInvalidField } from '../../forms/focusFirstInvalidField';
import { adminDay } from '../../layout/adminDate';
import { useBusy } from '../../layout/useBusy';
import { useConfirm } from '../../layout/AdminDialogs';
import { issueInvoice } from '../changes/moneyThunks';
import { requestPart, type RequestPartProps } from '../fields/requestPart';
import { useRequestsDispatch } from '../store/hooks';

const REFERENCE = { display: 'inline-block', paddingBlock: 10 } as const;

const FIELDS = ['ref', 'customer', 'billingAddress', 'documents'] as const;

interface DocumentsSectionProps extends RequestPartProps<(typeof FIELDS)[number]> {
  /** What the invoices do not contain; negative if they contain more. */
  notInvoiced: Amount;
  /** What another invoice would charge. */
  total: Amount;
}

function questionOf({ request, notInvoiced, total }: DocumentsSectionProps) {
  const { customer, billingAddress, documents } = request;
  const invoices = standingInvoices(documents);
  const standing = invoices.map((one) => `${one.number} over ${formatMoney(one.totals.total)}`);
  const charged = invoices.reduce(
    (sum, one) => sum + one.totals.total - creditedOf(documents, one),
    notInvoiced,
  );
  const credited = invoices.reduce((sum, one) => sum + creditedOf(documents, one), 0);
  // A part of an invoice was credited, and the request does not charge less.
  const again = Math.min(total - charged, credited);
  const note =
    again > 0
      ? ` ${formatMoney(again)} that was credited is charged again. Enter a discount first if it stays credited.`
      : '';
  // Devices that are linked can each have issued one.
  const isOne = standing.length === 1;
  if (standing.length > 0)
    return {
      title: `Replace the ${isOne ? 'invoice' : 'invoices'}?`,
      text: `${standing.join(' and ')} ${isOne ? 'was' : 'were'} issued and cannot be changed. A credit note for ${isOne ? 'it' : 'each of them'} and a new invoice are created.${note}`,
      verb: isOne ? 'Create both' : 'Create all',
    };
  const last = documents.findLast(({ kind }) => kind === 'invoice');
  if (!last || notInvoiced === total) return undefined;
  // It was credited to correct whom it is for.
  const named = { customer: last.customer, billingAddress: last.billingAddress };
  if (!sameJson(named, { customer, billingAddress })) return undefined;
  return {
    title: 'Create another invoice?',
    text: `${last.number} was credited in full. Another invoice charges ${formatMoney(total)} again.`,
    verb: 'Create another',
  };
}

function Documents(props: DocumentsSectionProps) {
  const { request, notInvoiced } = props;
  const { ref, documents } = request;
  const dispatch = useRequestsDispatch();
  const { confirm, dialog } = useConfirm();
  const { run } = useBusy();
  const handleCreate = async () => {
    // An invalid field shows another value than the saved one, which the invoice would have.
    if (focusFirstInvalidField(document.body)) return;
    const question = questionOf(props);
    if (!question || (await confirm(question))) await dispatch(issueInvoice(ref));
  };
  return (
    <>
      {documents.length > 0 && (
        <List aria-label="Documents" disablePadding sx={{ mb: 2 }}>
          {documents.toReversed().map(({ number, issuedOn, totals, kind }) => (
            <ListItem key={number} translate="no" disableGutters disablePadding>
              <ListItemText secondary={issuedOn && adminDay(issuedOn)}>
                <Link to={documentPath(ref, number)} style={REFERENCE}>
                  {number}
                </Link>
              </ListItemText>
              {kind === 'creditNote' && '−'}
              {formatMoney(totals.total)}
            </ListItem>
          ))}
        </List>
      )}
      {notInvoiced !== 0 && (
        <Typography variant="body2" color="warning" sx={{ mb: 1.5 }}>
          {notInvoiced > 0
            ? `Not in an invoice yet: ${formatMoney(notInvoiced)}`
            : `The invoices contain ${formatMoney(-notInvoiced)} more than the request.`}
        </Typography>
      )}
      <Button
        variant="outlined"
        startIcon={<ReceiptIcon />}
        fullWidth
        onClick={() => void run(handleCreate)}
      >
        Create invoice
      </Button>
      {dialog}
    </>
  );
}

export const DocumentsSection = requestPart(FIELDS, Documents);
