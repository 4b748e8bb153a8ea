import { useCallback, useRef, useState, type ReactNode } from 'react';
import ConfirmDialog from '@/ui/feedback/ConfirmDialog';

/** A question before something is done. */
export interface ConfirmOptions {
  title: string;
  text: ReactNode;
  /** What is done, as a verb: 'Delete'. The other answer is 'Cancel' (content-contract.md). */
  verb: string;
}

/**
 * Asks before something is done: `if (await confirm({ … })) …`. Escape and a click beside it mean no.
 * The component renders `dialog`.
 */
export function useConfirm() {
  const [question, setQuestion] = useState<ConfirmOptions | null>(null);
  const answer = useRef<((isYes: boolean) => void) | null>(null);
  const settle = (isYes: boolean) => {
    setQuestion(null);
    answer.current?.(isYes);
    answer.current = null;
  };
  const confirm = useCallback(
    (asked: ConfirmOptions): Promise<boolean> =>
      new Promise((resolve) => {
        // A question that a newer one replaces is answered with no.
        answer.current?.(false);
        answer.current = resolve;
        setQuestion(asked);
      }),
    [],
  );
  const dialog: ReactNode = question && (
    <ConfirmDialog
      title={question.title}
      confirm={{ label: question.verb, onClick: () => settle(true) }}
      decline={{ label: 'Cancel', onClick: () => settle(false) }}
      onClose={() => settle(false)}
    >
      <p>{question.text}</p>
    </ConfirmDialog>
  );
  return { confirm, dialog };
}
