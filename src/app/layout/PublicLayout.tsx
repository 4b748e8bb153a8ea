import { styled } from '@mui/material/styles';
import { useEffect, ViewTransition } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useOutlet } from 'react-router-dom';
import { contentApi } from '@/api/content/contentApi';
import { NoticeStack, StorageBanner } from '@/features/notices';
import { SkipLink } from '@/ui/layout/SkipLink';
import { TitleAnnouncer } from '@/ui/head/PageHead';
import { useIsMotionAllowed } from '@/ui/media/useIsMotionAllowed';
import { useScrollRestoration } from '@/ui/navigation/useScrollRestoration';
import { pageKey } from './pageKey';
import type { AppStore } from '../store/makeStore';
import { Footer } from './Footer';
import { NavBar } from './NavBar';

// While a page is loading, the footer must not come into view and move down again.
const Main = styled('main')({ '&:has([data-loading])': { minHeight: '100svh' } });

function Page() {
  const page = useOutlet();
  const key = pageKey(useLocation().pathname);
  const dispatch = useDispatch<AppStore['dispatch']>();
  useEffect(() => {
    // Repeats a failed read when another page is opened. Otherwise it does nothing.
    void dispatch(contentApi.endpoints.site.initiate(undefined, { subscribe: false }));
  }, [dispatch, key]);
  const transition = useIsMotionAllowed() ? 'page' : 'none';
  return (
    <ViewTransition key={key} default="none" enter={transition} exit={transition}>
      {page}
    </ViewTransition>
  );
}

export function PublicLayout() {
  useScrollRestoration({ pageKey });
  return (
    <>
      <SkipLink />
      <NavBar />
      <StorageBanner />
      <Main id="main" tabIndex={-1}>
        <Page />
      </Main>
      <Footer />
      <TitleAnnouncer />
      <NoticeStack />
    </>
  );
}
