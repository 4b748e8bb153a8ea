import { Button } from '../form/Button';

interface DialogAction {
  label: string;
  onClick: () => void;
}

export interface ConfirmActions {
  confirm: DialogAction;
  alternative?: DialogAction;
  decline: DialogAction;
}

export function ConfirmButtons({ confirm, alternative, decline }: ConfirmActions) {
  return (
    <>
      <Button variant="contained" onClick={confirm.onClick}>
        {confirm.label}
      </Button>
      {alternative && (
        <Button variant="outlined" onClick={alternative.onClick}>
          {alternative.label}
        </Button>
      )}
      <Button variant="outlined" onClick={decline.onClick}>
        {decline.label}
      </Button>
    </>
  );
}
