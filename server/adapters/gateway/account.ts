import type { LocalDate } from '#kernel/time.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

type GatewayVariable = {
  readonly name: string;
  readonly says: string;
  /** It may also be given as a file, and stands in no log. */
  readonly secret?: true;
  readonly standard?: string;
};

/** Configuration of a gateway that is known before any call to it: our account there, and the fees it may keep. */
export type GatewayAccount<Account> = {
  readonly variables: readonly GatewayVariable[];
  /** The variables without which there is no account; of the sandbox none. */
  readonly needed: readonly string[];
  /** Our account, or nothing where none is set; a half of one does not start. */
  read(environment: Environment): Account | undefined;
  /**
   * The fees that it may keep of a payment, each from a day on. **Correct these when the contract is signed**: what is
   * asked in public of small merchants, and a report that keeps more is named as a difference.
   */
  readonly fees: readonly {
    readonly from: LocalDate;
    readonly mostFeePercent: number;
    readonly taxPercent: number;
  }[];
};

/** All of them, or nothing when none is set; some of them is a mistake that must not wait for the first payment. */
export function readTogether<const Names extends readonly string[]>(
  environment: Environment,
  names: Names,
): { [Index in keyof Names]: string } | undefined {
  const values = names.map((name) => environment[name] ?? '');
  if (values.every((value) => value === '')) return undefined;
  if (values.some((value) => value === ''))
    throw new CannotStart(`${names.join(', ')} belong together.`);
  return values as { [Index in keyof Names]: string };
}
