import { useCallback, useRef, useState, type ReactNode } from 'react';
import { Confirmation } from './AdminDialogs';

/** Text and labels of a confirmation dialog. */
export interface ConfirmOptions {
  title: string;
  text: ReactNode;
  /** Label of the confirming button, a verb such as 'Delete'. The other button is 'Cancel'. */
  verb: string;
  /** Whether Cancel keeps unsaved work. It is the prominent button then. */
  keepsWork?: boolean;
  /** What can be done instead. It is the prominent button then. */
  instead?: { label: string; onClick: () => void };
}

/**
 * Asks for confirmation: `if (await confirm({ … })) …`. Escape and a click outside the dialog cancel.
 * @returns `confirm`, and `dialog`, which the component must render
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
    (options: ConfirmOptions): Promise<boolean> =>
      new Promise((resolve) => {
        // A newer confirmation replaces an open one, which resolves to false.
        answer.current?.(false);
        answer.current = resolve;
        setQuestion(options);
      }),
    [],
  );
  const { title, text, verb, keepsWork, instead } = question ?? {};
  const confirming = { label: verb ?? '', onClick: () => settle(true) };
  const cancel = { label: 'Cancel', onClick: () => settle(false) };
  const handleInstead = () => {
    settle(false);
    instead?.onClick();
  };
  const dialog: ReactNode = question && (
    <Confirmation
      title={title ?? ''}
      confirm={
        instead ? { label: instead.label, onClick: handleInstead } : keepsWork ? cancel : confirming
      }
      {...(instead && { alternative: confirming })}
      decline={keepsWork ? confirming : cancel}
      onClose={cancel.onClick}
    >
      <p>{text}</p>
    </Confirmation>
  );
  return { confirm, dialog };
}
