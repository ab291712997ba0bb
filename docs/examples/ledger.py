import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

shop, amounts, transactions = json.loads(Path(__file__).with_name('shop.json').read_text()).values()
fields = {
    'date': lambda sale: sale['date'],
    'transaction-type': lambda sale: 'Sale',
    'transaction-status': lambda sale: sale['status'],
    'payment-method': lambda sale: sale['payments'][0]['tender'],
    'part-of-day': lambda sale: 'Morning' if sale['minute'] < 720 else 'Afternoon',
}

def group(key, sales, measures, groups=()):
    values = {id: [sale.get(amounts[id], 1) for sale in sales] for id in measures}
    figures = {id: 'unknown' if 'unknown' in values[id] else sum(values[id]) for id in measures}
    return {'key': key, 'transactions': len(sales), 'figures': figures, 'groups': groups}

def split(sales, field, measures=()):
    keys = dict.fromkeys(fields[field](sale) for sale in sales)
    return [group(key, [sale for sale in sales if fields[field](sale) == key], measures) for key in keys]

def select(range, filters, text='', **others):
    refuse({'filters': {each['field'] for each in filters} - {*fields}, 'text': text}, others)
    passes = lambda sale: all(fields[each['field']](sale) in each['values'] for each in filters)
    return [sale for sale in transactions if range['from'] <= sale['date'] <= range['to'] and passes(sale)]

def ask_figures(measures, groupBy=(), **scope):
    refuse({'measures': {*measures} - {*amounts}, 'groupBy': {*groupBy} - {*fields} or groupBy[1:]})
    groups = [each for field in groupBy for each in split(select(**scope), field, measures)]
    return {'total': group('', select(**scope), measures, groups), 'groupCount': len(groups)}

def ask_rows(scope, sort, offset, limit, **others):
    refuse({'sort': sort['by'] != 'time', 'limit': limit > 500}, others)
    sales = select(**scope)[::-1 if sort['isDescending'] else 1]
    return {'rows': sales[offset:offset + limit], 'total': len(sales), 'offset': offset}

def ask_facets(scope, field, limit=None, text='', **others):
    refuse({'field': field not in fields, 'text': text}, others)
    groups = sorted(split(select(**scope), field), key=lambda each: -each['transactions'])
    values = [{'value': each['key'], 'transactions': each['transactions']} for each in groups]
    return {'values': values[:limit], 'total': len(values)}

def ask_row(id):
    return next((sale for sale in transactions if sale['id'] == id), None) or fail(404, 'not-found')

questions = {'describe': lambda: shop, 'figures': ask_figures, 'rows': ask_rows, 'facets': ask_facets}
questions |= {'row': ask_row, 'related': lambda **sale: {'refunds': []}}

# An answer that leaves out a part of a question would be that of another question.
def refuse(parts, others=()):
    for part in [*(part for part in parts if parts[part]), *others]:
        fail(422, 'invalid-question', part)

def fail(status, title, field=None):
    problem = {'status': status, 'type': f'/problems/{title}', 'title': title, 'field': field}
    raise Refused(status, {**problem, 'detail': 'This ledger does not answer that.'})

class Refused(Exception):
    pass

class Server(BaseHTTPRequestHandler):
    def do_OPTIONS(self):
        self.send(200)

    def do_POST(self):
        body, name = self.rfile.read(int(self.headers['Content-Length'])), self.path.removeprefix('/v1/')
        try:
            if self.headers['Authorization'] != 'Bearer secret':
                fail(401, 'unauthorized')
            answer = questions[name](**json.loads(body)) if name in questions else fail(422, 'invalid-question')
            self.send(304 if self.headers['If-None-Match'] == '"1"' else 200, answer)
        except json.JSONDecodeError:
            self.send(400, {'status': 400, 'type': '/problems/unreadable', 'title': 'unreadable'})
        except Refused as refused:
            self.send(*refused.args)

    def send(self, status, value=None):
        body = b'' if status == 304 else json.dumps(value).encode()
        type = 'application/json' if status < 400 else 'application/problem+json'
        headers = {'Content-Type': type, 'Content-Length': len(body), 'ETag': '"1"', 'Access-Control-Allow-Origin': '*'}
        headers |= {'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match'}
        self.send_response(status)
        for name, text in {**headers, 'Access-Control-Expose-Headers': '*'}.items():
            self.send_header(name, text)
        self.end_headers()
        self.wfile.write(body)

server = ThreadingHTTPServer(('localhost', int(os.environ.get('PORT', 0))), Server)
print(f'http://localhost:{server.server_port}', flush=True)
server.serve_forever()
