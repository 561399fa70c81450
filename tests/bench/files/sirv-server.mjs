// A server with sirv alone, as its documentation shows it. Arguments: folder, port.
import { createServer } from 'node:http'
import sirv from 'sirv'

const [folder = '', port] = process.argv.slice(2)
const answer = sirv(folder, { brotli: true, gzip: true, etag: true })
createServer((request, response) =>
  answer(request, response, () => void response.writeHead(404).end()),
).listen(Number(port), '127.0.0.1', () => console.log('Ready'))
