import { styled } from '@mui/material/styles';
import { Container } from '@/ui/layout/Container';

/** Element of the store for the offer to save the catalogue. */
export const CATALOGUE_SLOT_ID = 'catalogue-offer';

const Slot = styled(Container)(({ theme }) => ({
  minHeight: 214,
  [theme.breakpoints.up('sm')]: { minHeight: 134 },
  '@media (scripting: none)': { display: 'none' },
}));

/** The place of the offer, which is known later, so that nothing moves when it appears. */
export function CatalogueSlot() {
  return <Slot id={CATALOGUE_SLOT_ID} />;
}
