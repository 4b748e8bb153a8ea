import { use, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { SendResult } from '@/api/outbox/outbox';
import { withTimeout } from '@/api/withTimeout';
import type { OutboxRow } from '@/domain/booking/outboxRow';
import { readHoneypot } from '@/ui/form/HoneypotField';
import { IsPreviewContext } from '@/ui/form/previewContext';
import type { SubmitPhase } from '@/ui/form/useFormFocus';
import { outboxParts, useOutboxRow, type OutboxParts } from './useOutbox';

/** Time in ms that it may take to load. It begins when a form is opened, so it has usually been loaded long before. */
const LOAD_LIMIT_MS = 10_000;

/** Rejects if it cannot be loaded within 10 s. It is not tried again, which would wait for a connection. */
export async function loadOutboxParts(): Promise<OutboxParts> {
  if (!outboxParts.loaded()) await withTimeout(outboxParts.prefetch(), LOAD_LIMIT_MS);
  const loaded = outboxParts.loaded();
  if (!loaded) throw new Error('The part that sends messages could not be loaded.');
  return loaded;
}

const SHOWN_MS = { success: 5000, error: 3000 };

export interface SendFailure {
  /**
   * `chosen`: the visitor prefers another way; `failed`: it certainly did not arrive; `unconfirmed`: it may have arrived;
   * the others were not attempted: because of the rate limit, the honeypot, the preview or its length.
   */
  kind: 'chosen' | 'failed' | 'unconfirmed' | 'limited' | 'held' | 'preview' | 'tooLong';
  reference: string;
  /** Text for `limited`. */
  limit: string;
  /** The app in which the visitor has opened it since the last attempt. */
  openedIn?: string | undefined;
}

/** Returns the failure of the last attempt, or that of the row. What was opened in another app may have arrived. */
function failureToShow(last: SendFailure | undefined, row: OutboxRow | undefined) {
  if (row?.state !== 'unconfirmed' && row?.state !== 'failed') return last;
  const { state: kind, reference, openedIn } = row;
  const known: SendFailure = { kind, reference, limit: '', openedIn };
  const isOpened = kind === 'unconfirmed' && /chosen|failed|unconfirmed/.test(last?.kind ?? '');
  return isOpened ? known : (last ?? known);
}

interface SendOptions {
  reference: string;
  /** Puts the message into the outbox and posts it. Must not reject. */
  deliver: (parts: OutboxParts) => Promise<SendResult>;
  // Called even if the visitor has left the form meanwhile.
  onSent: (result: SendResult) => void;
  /** Called when the message waits for a connection. Without it, such a message has failed. */
  onQueued?: () => void;
  onFailed: (failure: SendFailure) => void;
  /** Called when the success has been shown for its duration, if the form is still there. */
  onDone?: () => void;
}

/** Success and errors return to idle by themselves. */
export function useSend({ reference, deliver, ...told }: SendOptions) {
  const isPreview = use(IsPreviewContext);
  const { row, isSending: isBeingSent } = useOutboxRow(reference);
  const [last, setLast] = useState<SendFailure>();
  // A new object each time: an error after an error restarts its time.
  const [state, setPhase] = useReducer(
    (_state: { phase: SubmitPhase }, phase: SubmitPhase) => ({ phase }),
    { phase: 'idle' },
  );
  const { phase } = state;
  const isRunning = useRef(false);
  const isSending = phase === 'submitting' || isBeingSent;
  const isBusy = isSending || phase === 'success';
  const handleDone = useEffectEvent(() => told.onDone?.());

  useEffect(() => {
    if (state.phase !== 'success' && state.phase !== 'error') return undefined;
    const timer = setTimeout(() => {
      setPhase('idle');
      if (state.phase === 'success') handleDone();
    }, SHOWN_MS[state.phase]);
    return () => clearTimeout(timer);
  }, [state]);

  const fail = (kind: SendFailure['kind'], limit = ''): SubmitPhase => {
    const failure = { kind, reference, limit };
    setLast(failure);
    told.onFailed(failure);
    return 'error';
  };

  const attempt = async (form: HTMLFormElement): Promise<SubmitPhase> => {
    if (isPreview) return fail('preview');
    if (readHoneypot(form).trim() !== '') return fail('held');
    const parts = await loadOutboxParts().catch(() => undefined);
    if (!parts) return fail('failed');
    const result = await deliver(parts);
    const { state: end, waitMs } = result;
    const isQueued = end === 'queued' && told.onQueued !== undefined;
    if (end !== 'sent' && !isQueued)
      return fail(
        end === 'queued' || end === 'posting' ? 'unconfirmed' : end,
        parts.sendLimitMessage(waitMs),
      );
    setLast(undefined);
    if (isQueued) told.onQueued?.();
    else told.onSent(result);
    return isQueued ? 'idle' : 'success';
  };

  return {
    phase,
    row,
    isSending,
    isBusy,
    /** Undefined once the message was sent, also by another tab: the next one has another reference. */
    failure: failureToShow(last?.reference === reference ? last : undefined, row),
    hasChosen: last?.kind === 'chosen' && last.reference === reference,
    clearFailure: () => setLast(undefined),
    chooseOtherWay: () => setLast({ kind: 'chosen', reference, limit: '' }),
    /** Shows the error phase without an attempt, for a form that is not valid. */
    showError: () => setPhase('error'),
    async submit(form: HTMLFormElement): Promise<void> {
      if (isRunning.current || isBusy) return;
      isRunning.current = true;
      setPhase('submitting');
      try {
        setPhase(await attempt(form));
      } catch (error) {
        setPhase('error');
        fail('unconfirmed');
        throw error;
      } finally {
        isRunning.current = false;
      }
    },
  };
}
