import type { Gateway } from '#server/adapters/gateway/gateway.ts';
import type { Chance } from './chance.ts';

/** We are cut off in the middle of a call, before it left or before its answer was written down, as a killed process is. */
export function shaky(gateway: Gateway, chance: Chance): Gateway {
  const cut = <Args extends readonly unknown[], Answer>(
    call: (...args: Args) => Promise<Answer>,
  ): ((...args: Args) => Promise<Answer>) => {
    return async (...args) => {
      if (chance.of(30)) throw new Error('cut off before the call');
      const answer = await call(...args);
      if (chance.of(15)) throw new Error('cut off after the call');
      return answer;
    };
  };
  return {
    ...gateway,
    createOrder: cut(gateway.createOrder),
    askOrder: cut(gateway.askOrder),
    createRefund: cut(gateway.createRefund),
    askRefund: cut(gateway.askRefund),
  };
}
