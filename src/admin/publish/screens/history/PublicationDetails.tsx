import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PastContent } from '../../restore/pastContent';
import type { PublicationSide, Publication, PublicationHistory } from '../../publishTarget';
import type { Content } from '@/domain/content/content';
import { formatCount } from '@/domain/text/formatNumber';
import { PlainList } from '../../../forms/layout/PlainList';
import { RadioGroupField } from '../../../forms/fields/RadioGroupField';
import { Banner } from '@/ui/feedback/Banner';
import { RetryPanel } from '@/ui/feedback/RetryPanel';
import { useFocusFallback } from '@/ui/feedback/useFocusFallback';
import { RestoreCard } from './RestoreCard';
import { publicationTime } from './publicationTime';
import { usePastContent } from './usePastContent';
import { useRestore, WHOLE_SITE_KEY } from './useRestore';

const Whole = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > p': { color: theme.vars?.palette.text.secondary, overflowWrap: 'anywhere' },
  '& > button': { justifySelf: 'start' },
}));

const SIDES: readonly [PublicationSide, string][] = [
  ['after', 'After this publication'],
  ['before', 'Before it'],
];

interface DifferencesProps {
  past: PastContent;
  published: Content;
  then: string;
}

function MissingPictures({ count }: { count: number }) {
  if (count === 0) return null;
  const [is, its, it] = count === 1 ? ['is', 'its', 'it'] : ['are', 'their', 'them'];
  return (
    <Banner tone="warning">
      {`${formatCount(count, 'picture')} of then ${is} no longer on the website: the logo stands in ${its} place. What you restore comes back without ${it}; add another picture in the editor.`}
    </Banner>
  );
}

function Differences({ past, published, then }: DifferencesProps) {
  const state = useRestore(past.content, published, then);
  const { changes, isReadOnly, isWholeNeeded, left, refusalOf } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const refusal = refusalOf(WHOLE_SITE_KEY);
  const told = formatCount(changes.length, 'record');
  return (
    <Whole aria-labelledby="differences" {...useFocusFallback(heading)}>
      <Typography id="differences" ref={heading} variant="h4" component="h2" tabIndex={-1}>
        {changes.length > 0
          ? `${told} ${changes.length === 1 ? 'differs' : 'differ'} now`
          : 'Nothing differs now'}
      </Typography>
      <MissingPictures count={past.missing.length} />
      <p>
        {isWholeNeeded
          ? 'What you restore becomes an unpublished change: visitors see it when you publish.'
          : 'The back office says the same as then: there is nothing to restore.'}
        {left.length > 0 && ` Not edited here, so it stays as it is now: ${left.join(', ')}.`}
      </p>
      {isWholeNeeded && (
        <Button variant="contained" disabled={isReadOnly} onClick={() => void state.restoreWhole()}>
          Restore the whole site as it was then
        </Button>
      )}
      {refusal !== undefined && <Banner tone="error">{refusal}</Banner>}
      <PlainList>
        {changes.map((change) => (
          <RestoreCard
            key={change.key}
            change={change}
            isReadOnly={isReadOnly}
            refusal={refusalOf(change.key)}
            onRestoreField={(field) => state.restoreField(change, field)}
            onRestore={() => state.restoreRecord(change)}
          />
        ))}
      </PlainList>
      {state.dialog}
    </Whole>
  );
}

export interface PublicationDetailsProps {
  history: PublicationHistory;
  publication: Publication;
  /** The side from the URL. */
  side: PublicationSide;
  /** Undefined while part of it could not be loaded. */
  published: Content | undefined;
  onSide: (side: PublicationSide) => void;
  onClose: () => void;
}

/** The content of one publication compared with the working copy, with actions to restore it. */
export function PublicationDetails(props: PublicationDetailsProps) {
  const { history, publication, published, onSide, onClose } = props;
  // The side in the URL is updated later, so local state shows the selection immediately.
  const [side, setSide] = useState(props.side);
  const { past, readAgain } = usePastContent(history, publication, side);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const then = publicationTime(publication.at);
  const body = (): ReactNode => {
    if (!past) return <p role="status">Reading what the website said then...</p>;
    if ('reason' in past)
      return (
        <RetryPanel title="This cannot be shown" onRetry={readAgain}>
          {past.reason}
        </RetryPanel>
      );
    if (!published) return null;
    return <Differences key={side} past={past} published={published} then={then} />;
  };
  return (
    <>
      <Whole aria-labelledby="publication">
        <Typography id="publication" ref={heading} variant="h4" component="h2" tabIndex={-1}>
          {`The website on ${then}`}
        </Typography>
        <Button variant="outlined" onClick={onClose}>
          Back to the list
        </Button>
        <RadioGroupField
          question="Show the website as it was"
          name="side"
          choices={SIDES}
          value={side}
          onChange={(value) => {
            setSide(value);
            onSide(value);
          }}
        />
      </Whole>
      {body()}
    </>
  );
}
