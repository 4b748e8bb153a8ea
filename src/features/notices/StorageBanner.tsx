import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useDispatch, useSelector } from 'react-redux';
import { IconButton } from '@/ui/form/Button';
import { bannerDismissed, selectBanner } from './noticesSlice';

const Banner = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 15,
  inset: '64px 0 auto 0',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: '4px 8px 4px 16px',
  fontSize: '0.9375rem',
  borderBottom: `1px solid ${theme.vars?.palette.warning.main}`,
  backgroundColor: theme.vars?.palette.background.paper,
}));

export function StorageBanner() {
  const text = useSelector(selectBanner);
  const dispatch = useDispatch();
  if (text === null) return null;
  return (
    <Banner role="status">
      <p>{text}</p>
      <IconButton aria-label="Dismiss notice" onClick={() => dispatch(bannerDismissed())}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Banner>
  );
}
