import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { selectPublished } from '../../drafts/content/draftContent';
import { HeadedSection, ScreenHeader, ScreenLayout } from '../../layout/Screen';
import { Spinner } from '../../layout/Spinner';
import { useRestoreFocus } from '../../layout/useRestoreFocus';
import { useAdminSelector } from '../../store/hooks';
import { changeSentence, followsRequest } from '../changes/changes';
import type { PublishTargetOption } from '../publishTarget';
import { prepareList } from '../thunks/preparation';
import { publishTargets } from '../targets/registry';
import { AvailabilitySection } from './Availability';
import { ChangeList, useDiscard } from './ChangeList';
import { Check } from './Check';
import { ConflictsPart } from './ConflictsPart';
import { PublishedPart } from './PublishedPart';
import { usePublishScreen, type PublishState } from './usePublishScreen';

const FOLLOWS_REQUEST =
  'Follows its rental request. Discard it only if that request no longer exists.';

interface ToPublishProps {
  state: PublishState;
  option: PublishTargetOption | undefined;
}

function ToPublish({ state, option }: ToPublishProps) {
  const { changes, conflicting, selected, select, isBusy } = state;
  const published = useAdminSelector(selectPublished)?.content;
  const { discard, dialog } = useDiscard();
  return (
    <HeadedSection title="What will be published">
      <Stack spacing={2}>
        {published && <Check state={state} published={published} />}
        {changes.length === 0 ? (
          <Typography color="textSecondary">
            {conflicting.length > 0
              ? 'Nothing until the conflicts are resolved.'
              : 'No unpublished changes. Changes you make in the back office are listed here.'}
          </Typography>
        ) : (
          <ChangeList
            changes={changes}
            selected={selected}
            onSelect={select}
            sentenceOf={changeSentence}
            states={['On the website', 'After publishing']}
            action={
              <Button disabled={selected.length === 0} onClick={() => void discard(selected)}>
                Discard selected
              </Button>
            }
            onDiscard={(change) => void discard([change])}
            noteOf={(change) => followsRequest(change) && FOLLOWS_REQUEST}
          />
        )}
        {option && <AvailabilitySection state={state} option={option} isDisabled={isBusy} />}
      </Stack>
      {dialog}
    </HeadedSection>
  );
}

export function PublishScreen({ setting }: { setting: string | undefined }) {
  const state = usePublishScreen(setting);
  const { selected, canPublish, isBusy, conflicting, resolve, publish } = state;
  useRestoreFocus(isBusy);
  const options = publishTargets(setting);
  const Panel = state.mainTarget?.Panel;
  const handlePublish = (option: PublishTargetOption) => {
    const keys = new Set(selected.map(({ key }) => key));
    return publish(option, ({ key }) => keys.has(key));
  };
  return (
    <ScreenLayout>
      <ScreenHeader title="Publish">
        {options.toReversed().map((option) => (
          <Button
            key={option.verb}
            variant={option === options[0] ? 'contained' : 'outlined'}
            disabled={!canPublish}
            onClick={() => void handlePublish(option)}
          >
            {option === options[0] ? `${option.verb} (${selected.length})` : option.verb}
          </Button>
        ))}
      </ScreenHeader>
      <PublishedPart state={state} />
      {Panel && <Panel />}
      <ConflictsPart conflicting={conflicting} onResolve={resolve} />
      <ToPublish state={state} option={options[0]} />
    </ScreenLayout>
  );
}

export default function PublishPage() {
  useEffect(() => void prepareList(), []);
  if (!useAdminSelector(selectPublished)) return <Spinner label="Loading changes" />;
  return <PublishScreen setting={import.meta.env.VITE_PUBLISH_TARGET} />;
}
