import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useCallback, useMemo } from 'react';
import { readContent } from '@/domain/content/content';
import { sortByNextStep } from '@/domain/rental/nextStep';
import type { RentalRequest } from '@/domain/rental/schema';
import { TooltipButton } from '../../layout/TooltipButton';
import { DataTable } from '../../resources/table/DataTable';
import { useRequestsDispatch, useRequestsSelector } from '../store/hooks';
import { selectCharging } from '../store/stockSelectors';
import { removeRequests } from '../changes/thunks';
import { useCurrentDay } from '../../layout/useNow';
import {
  REQUEST_COLUMNS,
  requestSearchText,
  STATUS_FILTER,
  type RequestRow,
} from './requestColumns';

/** Requests refer to no other records. */
const { content: NO_CONTENT } = readContent({});
const LABELS = { one: 'request', many: 'requests' };
const nameOf = ({ id }: RequestRow) => id;

/** All requests as a table or cards, sorted by their next step. The search does not become part of the URL. */
export function RequestsTable({ requests }: { requests: readonly RentalRequest[] }) {
  const dispatch = useRequestsDispatch();
  const today = useCurrentDay();
  const charging = useRequestsSelector(selectCharging);
  const rows = useMemo(
    () =>
      sortByNextStep(requests, today).map((request, index) => ({
        id: request.ref,
        request,
        today,
        charging,
        index,
      })),
    [requests, today, charging],
  );
  const renderActions = useCallback(
    ({ id }: RequestRow) => (
      <TooltipButton label={`Remove ${id}`} onClick={() => void dispatch(removeRequests([id]))}>
        <DeleteIcon />
      </TooltipButton>
    ),
    [dispatch],
  );
  return (
    <DataTable
      label="Requests"
      labels={LABELS}
      records={rows}
      content={NO_CONTENT}
      columns={REQUEST_COLUMNS}
      nameOf={nameOf}
      searchText={requestSearchText}
      filter={STATUS_FILTER}
      isSearchPrivate
      orderLabel="Next step"
      empty="No requests match your search."
      renderActions={renderActions}
    />
  );
}
