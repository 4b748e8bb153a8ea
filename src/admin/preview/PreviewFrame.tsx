import { useLayoutEffect, type ReactNode } from 'react';
import { SendError } from '@/api/gateways/sendError';
import { SenderContext } from '@/ui/form/senderContext';
import { HeadCollector, type HeadInfo } from '@/ui/head/headInfo';
import { useAdminDispatch, useAdminSelector } from '../store/hooks';
import { HEIGHTS } from '@/theme/tokens';
import { PreviewBar } from './PreviewBar';
import type { PreviewContent } from './previewContent';

const rejectMessage = () => Promise.reject(new SendError('preview'));

/** Search engines must not index previews. */
const asPrivate = (head: HeadInfo): HeadInfo => ({ ...head, isNoIndex: true });

interface PreviewFrameProps {
  start: PreviewContent['start'];
  children: ReactNode;
}

/** The pages of a preview with the bar that identifies it. Their forms send nothing. */
export function PreviewFrame({ start, children }: PreviewFrameProps) {
  const dispatch = useAdminDispatch();
  const isStarted = useAdminSelector((state) => 'drafts' in state);
  useLayoutEffect(() => dispatch(start()), [dispatch, start]);
  return (
    <HeadCollector value={asPrivate}>
      <SenderContext value={rejectMessage}>{children}</SenderContext>
      {/* Space for the bar. */}
      <div style={{ height: HEIGHTS.touch }} />
      {isStarted && <PreviewBar />}
    </HeadCollector>
  );
}
