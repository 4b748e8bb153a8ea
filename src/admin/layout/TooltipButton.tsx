import ButtonBase from '@mui/material/ButtonBase';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { RADII } from '@/theme/tokens';

/** Icon button whose name is shown as a tooltip, except while it is disabled. */
export function TooltipButton({ label, ...props }: IconButtonProps & { label: string }) {
  const button = <IconButton aria-label={label} {...props} />;
  return props.disabled ? button : <Tooltip title={label}>{button}</Tooltip>;
}

/** Large button in place of something that can be added: an icon, a label and a `small` note. */
export const DashedButton = styled(ButtonBase)(({ theme }) => ({
  flexDirection: 'column',
  gap: 4,
  width: '100%',
  minHeight: 132,
  padding: 16,
  borderRadius: RADII.card,
  border: `1px dashed ${theme.vars?.palette.edge}`,
  font: 'inherit',
  fontWeight: 600,
  '& > svg': { color: theme.vars?.palette.primary.main },
  '& > small': { fontWeight: 400, color: theme.vars?.palette.text.secondary },
  '&:hover': { borderColor: theme.vars?.palette.primary.main },
  '&[data-invalid]': { borderColor: theme.vars?.palette.error.main },
  '&.Mui-disabled': { opacity: 0.5 },
}));
