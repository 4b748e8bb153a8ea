import { PageHead } from '@/ui/head/PageHead';

/** Title of a screen of the back office, which search engines must not list. */
export function AdminHead({ title, path }: { title: string; path: string }) {
  return <PageHead title={title} description="" path={path} isNoIndex />;
}
