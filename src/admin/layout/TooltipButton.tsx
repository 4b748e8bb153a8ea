import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

/** Icon button whose name is shown as a tooltip, except while it is disabled. */
export function TooltipButton({ label, ...props }: IconButtonProps & { label: string }) {
  const button = <IconButton aria-label={label} {...props} />;
  return props.disabled ? button : <Tooltip title={label}>{button}</Tooltip>;
}
