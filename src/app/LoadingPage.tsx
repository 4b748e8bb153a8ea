import { LoadingHeading } from '@/ui/LoadingHeading';

/** A page of which nothing has loaded yet. */
export function LoadingPage() {
  return (
    <main>
      <LoadingHeading />
    </main>
  );
}
