import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http'

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Sends any path and any Host as they are, which `fetch` does not, and does not decompress the answer. */
export const rawRequest = ({ body = '', ...options }: RequestOptions & { body?: string }) =>
  new Promise<Answer>((resolve, reject) => {
    request(options, async (response) => {
      const content = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content })
    })
      .on('error', reject)
      .end(body)
  })
