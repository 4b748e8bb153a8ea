import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { buttonShape, containedButton, DISABLED, outlinedButton } from '@/theme/buttonStyles';
import { SmartLink } from '../links/SmartLink';

interface ButtonLook {
  /** Without a variant it is text only. */
  variant?: 'contained' | 'outlined';
  /** A text button has the accent colour otherwise. */
  color?: 'inherit';
  size?: 'small';
}

const LOOK: readonly PropertyKey[] = ['variant', 'color', 'size', 'sx', 'as'];

const Root = styled('button', { shouldForwardProp: (prop) => !LOOK.includes(prop) })<ButtonLook>(
  ({ theme }) => ({
    ...theme.typography.button,
    ...buttonShape,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 12,
    verticalAlign: 'middle',
    minWidth: 64,
    border: 0,
    background: 'none',
    color: theme.vars?.palette.primary.main,
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    '& > svg': { marginInline: -4, fontSize: 20 },
    '@media (hover: hover)': {
      '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
    },
    [DISABLED]: {
      color: theme.vars?.palette.action.disabled,
      pointerEvents: 'none',
    },
    variants: [
      { props: { variant: 'contained' }, style: containedButton },
      {
        props: { variant: 'outlined' },
        style: {
          border: '1px solid',
          ...outlinedButton,
          [DISABLED]: { borderColor: theme.vars?.palette.action.disabledBackground },
        },
      },
      { props: { color: 'inherit' }, style: { color: 'inherit' } },
      { props: { size: 'small' }, style: { fontSize: '0.8125rem' } },
    ],
  }),
);

interface ButtonProps extends ComponentProps<typeof Root> {
  /** Validated URL of a link, which the router follows if it is a page of the site. */
  to?: string;
  /** URL of a link that the router does not follow. */
  href?: string | undefined;
  target?: string;
  rel?: string;
}

/** Button of the public pages, or a link that looks like one. */
export function Button({ disabled, ...props }: ButtonProps) {
  if (props.to === undefined && props.href === undefined)
    return <Root type="button" disabled={disabled} {...props} />;
  const state = disabled ? ({ 'aria-disabled': true, tabIndex: -1 } as const) : {};
  return <Root as={props.to === undefined ? 'a' : SmartLink} {...state} {...props} />;
}
