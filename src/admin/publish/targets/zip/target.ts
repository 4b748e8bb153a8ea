import { saveDownloadedZip } from '@/api/storage/downloadedZips';
import { download } from '@/ui/files/download';
import type { PublishTarget } from '../../publishTarget';
import { zipBundle } from '../../zip/zipBundle';
import { NOT_CREATED } from './messages';
import { describeZipFile, findIncludedZips, toDownloadedChanges } from '../../zip/zipFiles';

/** The target that downloads the bundle as a file, to be unpacked into the repository. */
export const zipTarget: PublishTarget = {
  async publish(bundle) {
    try {
      const changes = await toDownloadedChanges(bundle);
      const made = await describeZipFile(bundle, findIncludedZips(changes));
      download('website-changes.zip', await zipBundle(bundle, made));
      saveDownloadedZip({ name: made.name, changes });
      return { kind: 'downloaded' };
    } catch {
      return { kind: 'failed', failure: { code: 'notCreated' } };
    }
  },
  explain: () => NOT_CREATED,
};
