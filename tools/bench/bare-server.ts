import { createServer } from 'node:http';

/** The peer of the reads: the least that `node:http` can do, answering any request with a JSON of the given size. */
const bytes = Number(process.argv[2]);
const body = JSON.stringify({ filling: 'x'.repeat(Math.max(0, bytes - '{"filling":""}'.length)) });

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'content-type': 'application/json; charset=UTF-8',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});
process.on('disconnect', () => process.exit(0));
