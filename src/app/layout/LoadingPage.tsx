import { LoadingHeading } from '@/ui/feedback/LoadingHeading';

/** A page of which nothing has loaded yet. */
export function LoadingPage() {
  return (
    <main>
      <LoadingHeading />
    </main>
  );
}
