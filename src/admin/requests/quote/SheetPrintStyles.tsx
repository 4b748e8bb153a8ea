import GlobalStyles from '@mui/material/GlobalStyles';

const SHEET = '[data-sheet]';

/** While a quote is shown, printing prints the sheet only. Everything around it is removed. */
export function SheetPrintStyles() {
  return (
    <GlobalStyles
      styles={{
        '@page': { size: 'A4', margin: '14mm 16mm' },
        '@media print': {
          html: { colorScheme: 'light' },
          body: { backgroundColor: '#FFFFFF !important', minWidth: '0 !important' },
          [`body *:not(:has(${SHEET}), ${SHEET}, ${SHEET} *)`]: { display: 'none !important' },
          [`body *:has(${SHEET})`]: {
            display: 'block !important',
            margin: '0 !important',
            padding: '0 !important',
            maxWidth: 'none !important',
            minHeight: '0 !important',
          },
          [SHEET]: {
            maxWidth: 'none !important',
            padding: '0 !important',
            border: '0 !important',
            fontSize: '10pt !important',
            gap: '14px !important',
          },
        },
      }}
    />
  );
}
