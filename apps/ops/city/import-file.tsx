import { importSocieties, SOCIETY_COLUMNS } from '#contract/ops/import-societies.ts';
import { useSpeech } from '../shell/words.tsx';
import { FileOfRows } from './file-of-rows.tsx';

/** A file of societies. */
export function ImportFile({ onClose }: { onClose: () => void }) {
  const { opsCity: says } = useSpeech().words;
  return (
    <FileOfRows
      title={says.fileTitle}
      columns={SOCIETY_COLUMNS}
      send={async (run, csv, only) =>
        (await run(importSocieties, { csv, ...(only && { only }) }))?.rows
      }
      onClose={onClose}
    />
  );
}
