import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { buttonShape, containedButton, DISABLED, outlinedButton } from '@/theme/buttonStyles';
import { HEIGHTS, MOTION, RADII, COLOURS } from '@/theme/tokens';
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
    color: theme.vars?.palette.primary.main,
    textDecoration: 'none',
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

export function Button({ disabled, ...props }: ButtonProps) {
  if (props.to === undefined && props.href === undefined)
    return <Root type="button" disabled={disabled} {...props} />;
  const state = disabled ? ({ 'aria-disabled': true, tabIndex: -1 } as const) : {};
  return <Root as={props.to === undefined ? 'a' : SmartLink} {...state} {...props} />;
}

const Plain = styled('button')(({ theme }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: HEIGHTS.touch,
  height: HEIGHTS.touch,
  borderRadius: RADII.pill,
  transition: `background-color ${MOTION.quick}ms ${MOTION.ease}`,
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars?.palette.divider } },
  '&[aria-disabled="true"], &:disabled': { opacity: 0.4, cursor: 'default' },
}));

/** Icon button of at least 44 × 44 px. It requires an accessible name. */
export function IconButton(props: ComponentProps<typeof Plain>) {
  return <Plain type="button" {...props} />;
}

/** For controls on images, which can have the colour of the outline. */
export const INNER_OUTLINE = {
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
};

/** Round button with sufficient contrast on any image. */
export const RoundButton = styled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: RADII.pill,
  backgroundColor: 'rgb(14 15 18 / 0.78)',
  color: COLOURS.dark.ink,
  '&:hover': { backgroundColor: COLOURS.dark.ground },
  ...INNER_OUTLINE,
  '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
});
