import { withLimit } from '@/ui/lazy/importWithRetry';
import type { AdminThunk } from '../../store/adminState';
import type { PublishTarget, PublishTargetOption } from '../publishTarget';
import {
  publishChanges,
  type PublishResult,
  type PublishScope,
  type PublishStage,
} from '../thunks/publishChanges';

interface Published {
  /** Undefined if its code could not be loaded. */
  target: PublishTarget | undefined;
  result: PublishResult;
}

/**
 * Loads a target and publishes with it. Loading is not retried or awaited while offline: the
 * administrator has to know that nothing was published.
 */
export function publishTo(
  option: PublishTargetOption,
  scope: PublishScope,
  onStage?: (target: PublishTarget, stage: PublishStage, id?: string) => void,
): AdminThunk<Promise<Published>> {
  return async (dispatch) => {
    const target = await withLimit(option.load()).catch(() => undefined);
    if (!target) return { target, result: { kind: 'unloaded' } };
    const notify = (stage: PublishStage, id?: string) => onStage?.(target, stage, id);
    return { target, result: await dispatch(publishChanges(target, scope, notify)) };
  };
}
