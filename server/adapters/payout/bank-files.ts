import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import type { BankFiles } from './payouts.ts';

const [OUT, BACK, READ] = ['for-the-bank', 'from-the-bank', 'read'];

/**
 * Batches lie in `payouts/for-the-bank`, where operations fetch them; what the bank answers they put into
 * `payouts/from-the-bank`, and it goes to `payouts/read` once it is in the books.
 */
export function openBankFiles(objects: ObjectStore): BankFiles {
  return {
    write: (name, text) => objects.put(`payouts/${OUT}/${name}.csv`, Buffer.from(text)),
    async listResults() {
      const prefix = `payouts/${BACK}/`;
      const keys = (await objects.list(prefix)).filter((key) =>
        /^[^/]+\.csv$/.test(key.slice(prefix.length)),
      );
      const texts = await Promise.all(keys.map((key) => objects.get(key)));
      return keys.flatMap((key, index) => {
        const text = texts[index]?.toString('utf8');
        return text === undefined ? [] : [{ name: key.slice(prefix.length), text }];
      });
    },
    async putAway(name) {
      const text = await objects.get(`payouts/${BACK}/${name}`);
      if (text) await objects.put(`payouts/${READ}/${name}`, text);
      await objects.remove(`payouts/${BACK}/${name}`);
    },
  };
}
