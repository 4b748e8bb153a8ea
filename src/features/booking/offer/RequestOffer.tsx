import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useProductListQuery } from '@/api/content/contentApi';
import { outboxView } from '@/api/outbox/outboxView';
import { bookingDraftEntry } from '@/api/storage/bookingDraftEntry';
import { isNameOnly, type CartItem } from '@/domain/cart/cart';
import { PATHS } from '@/domain/links/paths';
import { formatCount } from '@/domain/text/formatNumber';
import { Banner } from '@/ui/feedback/Banner';
import { Button } from '@/ui/form/Button';
import { ButtonRow } from '@/ui/layout/Boxes';
import { resolveNamedItems } from '../bookingArrival';
import {
  changeDraft,
  changeOfField,
  mayHaveArrived,
  readDraft,
  settledDraft,
} from '../bookingDraft';

const Place = styled('div')({ marginBottom: 16 });

export interface RequestOfferProps {
  /** Called with the items of the request, which has none any more. */
  onPutBack: (items: CartItem[]) => void;
}

const readOffer = () => {
  const draft = settledDraft(readDraft());
  const { items, reference, fields } = draft;
  // A request about a film has none of the items.
  return { items, reference, isUncertain: !fields.about && mayHaveArrived(draft) };
};

export default function RequestOffer({ onPutBack }: RequestOfferProps) {
  const [{ items, reference, isUncertain }, setOffer] = useState(readOffer);
  const { data: products = [] } = useProductListQuery(undefined, {
    skip: !items.some(isNameOnly),
  });
  useEffect(() => {
    const show = () => setOffer(readOffer());
    const stops = [bookingDraftEntry.follow(show), outboxView.subscribe(show)];
    return () => stops.forEach((stop) => stop());
  }, []);
  if (items.length === 0) return null;

  const resolved = resolveNamedItems(items, products);
  const handlePutBack = () => {
    onPutBack(resolved);
    changeDraft(() => ({ items: [], joined: undefined }));
    setOffer(readOffer());
  };
  // The draft can be about a film, which would hide them.
  const handleContinue = () => changeDraft((before) => changeOfField(before, 'about', undefined));
  const verb = resolved.length === 1 ? 'is' : 'are';
  return (
    <Place>
      <Banner tone="success">
        <p>{`${formatCount(resolved.length, 'item')} ${verb} in your booking request`}</p>
        {isUncertain && <p translate="no">{`It may have reached us as ${reference}.`}</p>}
        <ButtonRow>
          <Button to={PATHS.booking} variant="outlined" onClick={handleContinue}>
            Continue booking
          </Button>
          {!isUncertain && (
            <Button color="inherit" onClick={handlePutBack}>
              Put them back in the cart
            </Button>
          )}
        </ButtonRow>
      </Banner>
    </Place>
  );
}
