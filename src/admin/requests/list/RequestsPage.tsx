import AddIcon from '@mui/icons-material/Add';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import PasteIcon from '@mui/icons-material/ContentPasteOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  CUSTOMERS_PATH,
  NEW_REQUEST_PATH,
  REPORTS_PATH,
  REQUESTS_CALENDAR_PATH,
  REQUESTS_SETTINGS_PATH,
} from '@/domain/links/adminPaths';
import { BackupReminder } from '../backup/BackupReminder';
import { BackupSection } from '../backup/BackupSection';
import { ScreenHeader, ScreenLayout } from '../../layout/ScreenHeader';
import { PasteMessageDialog } from '../intake/PasteMessageDialog';
import { pendingText } from '../intake/pendingLink';
import { useRequestsSelector } from '../store/hooks';
import { useIsFirstReading } from '../sync/copyState';
import { selectRequests } from '../store/selectors';
import { NoRequests } from './NoRequests';
import { RequestsTable } from './RequestsTable';

// See docs/behaviour/requests.md.

const PAGES = [
  ['Calendar', REQUESTS_CALENDAR_PATH, <CalendarIcon key="icon" />],
  ['Customers', CUSTOMERS_PATH],
  ['Reports', REPORTS_PATH],
  ['Rental settings', REQUESTS_SETTINGS_PATH, <SettingsIcon key="icon" />],
] as const;

/** List of all requests. */
export default function RequestsPage() {
  const requests = useRequestsSelector(selectRequests);
  const isFetching = useIsFirstReading();
  const navigate = useNavigate();
  const [shared] = useState(() => pendingText.read().text);
  const [isPasting, setIsPasting] = useState(shared !== undefined);
  useEffect(() => pendingText.update({ text: undefined }), []);
  return (
    <ScreenLayout>
      <ScreenHeader title="Requests">
        {PAGES.map(([title, to, icon]) => (
          <Button key={title} component={Link} to={to} variant="outlined" startIcon={icon}>
            {title}
          </Button>
        ))}
        <Button variant="outlined" startIcon={<PasteIcon />} onClick={() => setIsPasting(true)}>
          Paste message
        </Button>
        <Button
          variant="contained"
          startIcon={<AddIcon />}
          onClick={() => void navigate(NEW_REQUEST_PATH)}
        >
          Add request
        </Button>
      </ScreenHeader>
      <BackupReminder />
      {requests.length > 0 && <RequestsTable requests={requests} />}
      {requests.length === 0 &&
        (isFetching ? <p role="status">Fetching requests…</p> : <NoRequests />)}
      <BackupSection />
      {isPasting && (
        <PasteMessageDialog initialText={shared ?? ''} onClose={() => setIsPasting(false)} />
      )}
    </ScreenLayout>
  );
}
