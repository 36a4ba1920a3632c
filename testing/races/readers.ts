/** Somebody who looks at the catalogue again and again; what they were answered, 0 for nothing. */
export function readAllTheTime(url: string) {
  const statuses: number[] = [];
  let stopping = false;
  const busy = (async () => {
    while (!stopping) {
      statuses.push(
        await fetch(`${url}/api/catalogue`).then(
          async (answer) => {
            await answer.arrayBuffer();
            return answer.status;
          },
          () => 0,
        ),
      );
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  return {
    statuses,
    stop: async () => {
      stopping = true;
      await busy;
    },
  };
}
