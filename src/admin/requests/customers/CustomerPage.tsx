import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useCallback, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CUSTOMERS_PATH, NEW_REQUEST_PATH } from '@/domain/links/adminPaths';
import { requestOfCustomer, type CustomerEntry } from '@/domain/rental/customers/customers';
import { formatMoney } from '@/domain/rental/money';
import { STATUS_LABELS } from '@/domain/rental/requestSteps';
import type { Customer } from '@/domain/rental/schema';
import { formatCount } from '@/domain/text/formatNumber';
import { adminDate } from '../../layout/adminDate';
import { BackLink } from '../../layout/BackLink';
import { EmptyNote } from '../../layout/EmptyNote';
import { HeadedSection } from '../../layout/HeadedSection';
import { ScreenHeader, ScreenLayout } from '../../layout/ScreenHeader';
import { useCurrentDay } from '../../layout/useNow';
import { isoNow } from '../changes/commit';
import { ContactButtons } from '../layout/ContactButtons';
import { RequestLink } from '../layout/RequestLink';
import { selectCharging } from '../store/stockSelectors';
import { editCustomer, useCustomer } from '../store/customers';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectRequestsByRef } from '../store/selectors';
import { storeRecords } from '../store/storeRecords';
import { CustomerDetails } from './CustomerDetails';
import { customerNumbers } from './customerNumbers';
import { JoinDialog } from './JoinDialog';

function CustomerScreen({ entry }: { entry: CustomerEntry }) {
  const dispatch = useRequestsDispatch();
  const navigate = useNavigate();
  const { customer, refs, isStored } = entry;
  const { id } = customer;
  const byRef = useRequestsSelector(selectRequestsByRef);
  const requests = refs.flatMap((ref) => byRef[ref] ?? []);
  const [isJoining, setIsJoining] = useState(false);
  const charging = useRequestsSelector(selectCharging);
  const { paid, balance, late } = customerNumbers(requests, charging, useCurrentDay());
  const handleChange = useCallback(
    (fields: Partial<Customer>) => dispatch(editCustomer(id, fields, isoNow())),
    [dispatch, id],
  );
  const handleRemove = () => {
    dispatch(storeRecords('customers', { [id]: null }, 'Customer details removed'));
    void navigate(CUSTOMERS_PATH);
  };
  const contact = requestOfCustomer(customer);
  return (
    <>
      <ScreenHeader title={customer.name || 'Customer'}>
        <Button
          component={Link}
          to={NEW_REQUEST_PATH}
          state={contact}
          variant="contained"
          startIcon={<AddIcon />}
        >
          New request
        </Button>
        {isStored && (
          <Button variant="outlined" color="error" onClick={handleRemove}>
            Remove details
          </Button>
        )}
      </ScreenHeader>
      <ContactButtons {...contact.customer} />
      <HeadedSection title="Details">
        <CustomerDetails customer={customer} onChange={handleChange} />
      </HeadedSection>
      <HeadedSection title="Requests">
        {requests.length === 0 ? (
          <EmptyNote>No request of this customer.</EmptyNote>
        ) : (
          <p>{`Paid ${formatMoney(paid)}, balance ${formatMoney(balance)}, ${formatCount(late, 'late return')}`}</p>
        )}
        <List disablePadding>
          {requests.map(({ ref, status, from }) => (
            <ListItem key={ref} translate="no" disableGutters>
              <ListItemText
                primary={<RequestLink reference={ref} />}
                secondary={[STATUS_LABELS[status], from && adminDate(from)]
                  .filter(Boolean)
                  .join(', ')}
              />
            </ListItem>
          ))}
        </List>
      </HeadedSection>
      <HeadedSection title="The same customer twice">
        <Button variant="outlined" onClick={() => setIsJoining(true)}>
          Join with another customer
        </Button>
      </HeadedSection>
      {isJoining && <JoinDialog customer={customer} onClose={() => setIsJoining(false)} />}
    </>
  );
}

/** Page of a customer. Its title contains no name, because titles are part of the browser’s history. */
export default function CustomerPage() {
  const { id = '' } = useParams();
  const entry = useCustomer(id);
  return (
    <ScreenLayout>
      <BackLink to={CUSTOMERS_PATH}>Customers</BackLink>
      {entry ? (
        <CustomerScreen key={entry.customer.id} entry={entry} />
      ) : (
        <>
          <ScreenHeader title="Customer not found" />
          <EmptyNote>This browser has no such customer.</EmptyNote>
        </>
      )}
    </ScreenLayout>
  );
}
