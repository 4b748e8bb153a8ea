import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { noticeShown } from '@/features/notices';
import { Redirect } from '@/ui/navigation/Redirect';

/** Redirects from an unknown path to the home page, and says so. */
export function UnknownPath() {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const [path] = useState(pathname);
  useEffect(() => {
    dispatch(noticeShown({ message: `Page not found: ${path}` }));
  }, [dispatch, path]);
  return <Redirect to="/" />;
}
