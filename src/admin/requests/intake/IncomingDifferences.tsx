import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { incomingDifferences } from '@/domain/rental/incoming/differences';
import { HeadedSection } from '../../forms/layout/HeadedSection';
import { DifferenceTable } from './DifferenceTable';
import { useDeskDispatch, useDeskSelector } from '../store/hooks';
import { incomingSettled } from '../store/requestsSlice';
import { selectIncoming, selectIsDeskLocked, selectRequestById } from '../store/selectors';
import { applyIncoming } from './receive';

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars?.palette.warning.main}`,
  backgroundColor: theme.vars?.palette.background.paper,
  '& > div:last-of-type': { display: 'flex', flexWrap: 'wrap', gap: 12 },
}));

/**
 * What a customer has changed in a request that exists, after its link was opened again. Nothing is changed until one
 * of the versions is chosen. Renders nothing otherwise.
 */
export function IncomingDifferences({ reference }: { reference: string }) {
  const dispatch = useDeskDispatch();
  const incoming = useDeskSelector(selectIncoming);
  const stored = useDeskSelector((state) => selectRequestById(state, reference));
  const isLocked = useDeskSelector(selectIsDeskLocked);
  if (!stored || incoming?.ref !== reference) return null;
  const differences = incomingDifferences(stored, incoming);
  if (differences.length === 0) return null;
  return (
    <HeadedSection title="Differences">
      <Panel>
        <p>This request is already in your list. What you received now differs from it.</p>
        <DifferenceTable
          differences={differences}
          label="Differences"
          before="In your list"
          after="Received now"
        />
        <div>
          <Button
            variant="contained"
            disabled={isLocked}
            onClick={() => dispatch(applyIncoming(stored, incoming))}
          >
            Use the received version
          </Button>
          <Button variant="outlined" onClick={() => dispatch(incomingSettled())}>
            Keep your version
          </Button>
        </div>
      </Panel>
    </HeadedSection>
  );
}
