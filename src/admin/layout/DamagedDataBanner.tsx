import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { storageFailure, type StorageFailure } from '@/api/storage/storageFailure';
import { downloadText } from '@/ui/files/download';
import { StatusAlert } from './StatusAlert';
import { useConfirm } from './useConfirm';

const FAILED: Record<StorageFailure, string> = {
  denied: 'This browser blocks storage. Try again.',
  full: 'Storage on this device is full. Free up space, then try again.',
};

interface DamagedDataBannerProps {
  /** Keys of the entries. */
  damaged: readonly string[];
  fileName: string;
  store: { textOf: (keys: readonly string[]) => Promise<string> };
  /** Deletes the entries. Rejects if storage is denied. */
  onRemove: () => Promise<void>;
}

/** Reports stored entries that cannot be read, and offers them for download. */
export function DamagedDataBanner({ damaged, fileName, store, onRemove }: DamagedDataBannerProps) {
  const [failure, setFailure] = useState<StorageFailure>();
  const { confirm, dialog } = useConfirm();
  const attempt = (work: Promise<void>) => {
    setFailure(undefined);
    return work.catch((error: unknown) => setFailure(storageFailure(error)));
  };
  const handleDownload = async () =>
    downloadText(fileName, await store.textOf(damaged), 'application/json');
  const handleRemove = async () => {
    const isSure = await confirm({
      title: 'Remove damaged data?',
      text: 'The damaged data is deleted from this browser. This cannot be undone.',
      verb: 'Remove',
    });
    if (isSure) await onRemove();
  };
  const count = damaged.length === 1 ? '1 stored entry' : `${damaged.length} stored entries`;
  return (
    <StatusAlert severity="warning">
      <span>
        {`${count} could not be read. Nothing was deleted. Download the damaged data before you remove it.`}
      </span>
      {failure && <span>{FAILED[failure]}</span>}
      <Stack direction="row" spacing={1.5}>
        <Button variant="outlined" onClick={() => void attempt(handleDownload())}>
          Download damaged data
        </Button>
        <Button variant="outlined" onClick={() => void attempt(handleRemove())}>
          Remove damaged data
        </Button>
      </Stack>
      {dialog}
    </StatusAlert>
  );
}
