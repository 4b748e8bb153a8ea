import type { Theme } from '@mui/material/styles';
import { siteTheme } from './theme';
import { HEIGHTS, MOTION } from './tokens';

interface StyleSheetSource {
  /** Present on every theme with CSS variables, but missing from Material UI's types. */
  generateStyleSheets: () => Styles[];
}

type Styles = { [key: string]: string | number | Styles };

const printed = (value: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`--s-palette-${name}`, `${value} !important`]));

/** Components of Material UI whose own colours public pages do not use. */
export const UNUSED_COMPONENTS = [
  'Alert',
  'AppBar',
  'Avatar',
  'Chip',
  'FilledInput',
  'LinearProgress',
  'Skeleton',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'Tooltip',
];

/** Styles contain the values of those that are the same in both schemes. The override of `Paper` has no overlays. */
const UNUSED_VARIABLE = new RegExp(
  `^--s-(?:shadows|overlays|zIndex|font)-|^--s-palette-(?:grey|${UNUSED_COMPONENTS.join('|')})-`,
);

/** Removes variables that no style needs, which would be half of the CSS in the head. */
function withoutUnused(styles: Styles): Styles {
  return Object.fromEntries(
    Object.entries(styles)
      .filter(([name]) => !UNUSED_VARIABLE.test(name))
      .map(([name, value]) => [name, typeof value === 'object' ? withoutUnused(value) : value]),
  );
}

function toCss(styles: Styles): string {
  return Object.entries(styles)
    .map(([selector, body]) => {
      if (typeof body !== 'object') return `${selector}:${body};`;
      return `${selector}{${toCss(body)}}`;
    })
    .join('');
}

const PAGE: Styles = {
  '*,*::before,*::after': { 'box-sizing': 'border-box' },
  html: {
    'color-scheme': 'dark',
    'accent-color': 'var(--s-palette-accentFill)',
    '-webkit-text-size-adjust': '100%',
    'scroll-padding-top': `${HEIGHTS.bar + 16}px`,
  },
  'html[data-scheme="light"]': { 'color-scheme': 'light' },
  body: {
    margin: 0,
    'background-color': 'var(--s-palette-background-default)',
    color: 'var(--s-palette-text-primary)',
    'font-size': '1rem',
    'line-height': 1.6,
    'font-family': siteTheme().typography.fontFamily ?? 'sans-serif',
    '-webkit-font-smoothing': 'antialiased',
    // Rounded advance widths would break lines differently from the fallback font.
    'text-rendering': 'geometricPrecision',
    'min-width': '320px',
    'overflow-x': 'clip',
    // Long words in the content must not widen the page on a phone.
    'overflow-wrap': 'break-word',
  },
  // The place of a bar at the end of the screen of a phone.
  '@media screen and (max-width:599.95px)': {
    'html:has(.bottom-bar)': {
      '--bar': '7.5rem',
      'padding-bottom': 'var(--bar)',
      'scroll-padding-bottom': '8.5rem',
    },
  },
  // Without `flow-root`, the margin of the footer moves the root while the page has no content.
  '#root': { display: 'flow-root', 'min-height': '100dvh', isolation: 'isolate' },
  'h1,h2,h3,h4,h5,h6,p,figure,dl,dd,ul,ol': { margin: 0 },
  // Without specificity, so that lists can have their own padding.
  ':where(ul[class],ol[class])': { 'list-style': 'none', padding: 0 },
  ':where(button)': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  'img,svg,video': { display: 'block', 'max-width': '100%' },
  // No single word in the last line.
  'p,blockquote': { 'text-wrap': 'pretty' },
  a: { color: 'inherit' },
  // Without specificity, so that components can hide the input.
  ':where([type=checkbox],[type=radio])': {
    flex: 'none',
    width: '20px',
    height: '20px',
    margin: 0,
  },
  ':focus-visible': {
    outline: '2px solid var(--s-palette-primary-main)',
    'outline-offset': '3px',
  },
  'h1:focus,h2:focus,main:focus': { outline: 'none' },
  '::selection': {
    'background-color': 'var(--s-palette-accentFill)',
    color: 'var(--s-palette-onAccent)',
  },
  // Forced colours remove the backgrounds and shadows that mark what is selected.
  '@media (forced-colors: active)': {
    'button[aria-pressed="true"],button[aria-current],.rdp-selected button': {
      'forced-color-adjust': 'none',
      'background-color': 'SelectedItem !important',
      color: 'SelectedItemText !important',
    },
  },
  // Browsers print no backgrounds, unless the visitor chooses so.
  '@media print': {
    ':root': {
      ...printed('#000', ['text-primary', 'text-secondary', 'primary-main', 'warning-main']),
      ...printed('#fff', ['background-default', 'background-paper', 'sunken']),
    },
    'a[href="#main"]': { display: 'none' },
    '#root header': { position: 'static' },
  },
  // Presses during a transition must reach the new page.
  '::view-transition': { 'pointer-events': 'none' },
  '::view-transition-old(.page)': { animation: `leave ${MOTION.quick}ms ${MOTION.ease} both` },
  '::view-transition-new(.page)': { animation: `rise ${MOTION.calm}ms ${MOTION.ease} both` },
  '@keyframes leave': { to: { opacity: 0 } },
  '@media (prefers-reduced-motion: no-preference)': {
    html: { 'scroll-behavior': 'smooth' },
    '@keyframes rise': { from: { opacity: 0, transform: 'translateY(12px)' } },
    '.rise': { animation: `rise ${MOTION.calm}ms ${MOTION.ease} backwards` },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '::view-transition-group(*),::view-transition-old(*),::view-transition-new(*)': {
      animation: 'none !important',
    },
    '*,*::before,*::after': {
      'animation-duration': '0.01ms !important',
      'animation-iteration-count': '1 !important',
      transition: 'none !important',
      'scroll-behavior': 'auto !important',
    },
  },
};

/** Inlined in the head of every HTML file: static text costs no work in the browser. */
export function baseCss(): string {
  const sheets = (siteTheme() as Theme & StyleSheetSource).generateStyleSheets();
  return sheets.map((sheet) => toCss(withoutUnused(sheet))).join('') + toCss(PAGE);
}
