import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeSharedText } from '@/api/storage/sharedMessage';
import { REQUESTS_PATH } from '@/domain/links/adminPaths';
import { LoadingHeading } from '@/ui/feedback/LoadingHeading';
import { pendingText } from './pendingLink';

/** Opens the list of requests with the text that another app shared. It is shown after the sign-in only. */
export function SharedMessage() {
  const navigate = useNavigate();
  useEffect(() => {
    void takeSharedText().then((text) => {
      if (text !== '') pendingText.update({ text });
      void navigate(REQUESTS_PATH, { replace: true });
    });
  }, [navigate]);
  return <LoadingHeading />;
}
