import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

shop, transactions = json.loads(Path(__file__).with_name('shop.json').read_text()).values()

def rows(scope, sort, offset, limit):
    refused = {'scope': scope['filters'] or scope.keys() - {'range', 'filters'}, 'limit': limit > 500}
    refused['sort'] = sort['by'] != 'time' or sort['isDescending']
    for field in [field for field in refused if refused[field]]:
        return problem(422, 'invalid-question', field)
    start, end = scope['range']['from'], scope['range']['to']
    found = [sale for sale in transactions if start <= sale['date'] <= end]
    return 200, {'rows': found[offset:offset + limit], 'total': len(found), 'offset': offset}

def problem(status, title, field=None):
    return status, {'status': status, 'type': f'/problems/{title}', 'title': title, 'field': field}

def answer(path, headers, body):
    if headers['Authorization'] != 'Bearer secret':
        return problem(401, 'unauthorized')
    try:
        question = json.loads(body)
    except ValueError:
        return problem(400, 'unreadable')
    if headers['If-None-Match'] == '"1"':
        return 304, None
    if path == '/v1/describe':
        return 200, shop
    return rows(**question) if path == '/v1/rows' else problem(404, 'not-found')

headers = {'ETag': '"1"', 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*'}
headers['Access-Control-Allow-Headers'] = 'Authorization, Content-Type, If-None-Match'

class Server(BaseHTTPRequestHandler):
    def do_OPTIONS(self):
        self.send(200, None)

    def do_POST(self):
        body = self.rfile.read(int(self.headers['Content-Length']))
        self.send(*answer(self.path, self.headers, body))

    def send(self, status, value):
        body = b'' if value is None else json.dumps(value).encode()
        type = 'application/json' if status < 400 else 'application/problem+json'
        self.send_response(status)
        for name, text in {**headers, 'Content-Type': type, 'Content-Length': len(body)}.items():
            self.send_header(name, text)
        self.end_headers()
        self.wfile.write(body)

server = ThreadingHTTPServer(('localhost', int(os.environ.get('PORT', 0))), Server)
print(f'http://localhost:{server.server_port}', flush=True)
server.serve_forever()
