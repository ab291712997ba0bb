import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

shop, transactions = json.loads(Path(__file__).with_name('shop.json').read_text()).values()
# Figure → field of a transaction. This shop has neither returns, discounts, refunds by amount nor deposits.
amounts = {
    'gross-sales': 'grossSales', 'net-sales': 'netSales', 'items': 'itemSales', 'service-charges': 'serviceCharges',
    'gift-card-sales': 'giftCardSales', 'taxes': 'taxes', 'tips': 'tips', 'total-payments': 'totalCollected',
    'returns': 'returns', 'discounts-and-comps': 'discounts', 'partial-refunds': 'partialRefunds',
    'deferred-sales': 'depositCollected',
}
fields = {
    'date': lambda sale: sale['date'],
    'transaction-type': lambda sale: 'Sale',
    'transaction-status': lambda sale: sale['status'],
    'payment-method': lambda sale: sale['payments'][0]['tender'],
    'part-of-day': lambda sale: 'Morning' if sale['minute'] < 720 else 'Afternoon',
}

def figure(id, some):
    values = [1 if id == 'transactions' else sale[amounts[id]] for sale in some]
    return 'unknown' if 'unknown' in values else sum(values)

def select(range, filters, text='', **others):
    refuse({'filters': {each['field'] for each in filters} - {*fields}, 'text': text}, others)
    passes = lambda sale: all(fields[each['field']](sale) in each['values'] for each in filters)
    return [sale for sale in transactions if range['from'] <= sale['date'] <= range['to'] and passes(sale)]

def split(some, by):
    keys = dict.fromkeys(fields[by](sale) for sale in some) if by else ()
    return [(key, [sale for sale in some if fields[by](sale) == key]) for key in keys]

def ask_figures(measures, groupBy=(), **scope):
    others = {*measures} - {*amounts, 'transactions'}
    refuse({'measures': others, 'groupBy': {*groupBy} - {*fields} or groupBy[1:]})
    def group(key, some, groups=()):
        own = {id: figure(id, some) for id in measures}
        return {'key': key, 'transactions': len(some), 'figures': own, 'groups': groups}
    some = select(**scope)
    groups = [group(key, part) for key, part in split(some, groupBy[0] if groupBy else None)]
    return {'total': group('', some, groups), 'groupCount': len(groups)}

def ask_rows(scope, sort, offset, limit, **others):
    refuse({'sort': sort['by'] != 'time', 'limit': limit > 500}, others)
    some = select(**scope)[::-1 if sort['isDescending'] else 1]
    return {'rows': some[offset:offset + limit], 'total': len(some), 'offset': offset}

def ask_facets(scope, field, text='', limit=500, **others):
    refuse({'field': field not in fields, 'text': text}, others)
    values = [{'value': key, 'transactions': len(part)} for key, part in split(select(**scope), field)]
    values.sort(key=lambda value: -value['transactions'])
    return {'values': values[:limit], 'total': len(values)}

def ask_row(id):
    found = [sale for sale in transactions if sale['id'] == id]
    return found[0] if found else fail(404, 'not-found', f'There is no sale {id}.')

# An answer that leaves out a part of a question would be that of another question.
def refuse(parts, others=()):
    for field in [*(field for field in parts if parts[field]), *others]:
        fail(422, 'invalid-question', 'This ledger does not answer that.', field)

def problem(status, name, detail, field=None):
    return {'status': status, 'type': f'/problems/{name}', 'title': name, 'detail': detail, 'field': field}

def fail(*what):
    raise Refused(problem(*what))

class Refused(Exception):
    pass

questions = {'describe': lambda: shop, 'figures': ask_figures, 'rows': ask_rows}
questions |= {'facets': ask_facets, 'row': ask_row, 'related': lambda **sale: {'refunds': []}}

allowed = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-None-Match',
    'Access-Control-Expose-Headers': 'ETag',
}

class Server(BaseHTTPRequestHandler):
    def do_OPTIONS(self):
        self.send(204)

    def do_POST(self):
        body, name = self.rfile.read(int(self.headers['Content-Length'])), self.path.removeprefix('/v1/')
        try:
            if self.headers['Authorization'] != 'Bearer secret':
                fail(401, 'unauthorized', 'The token is another one.')
            if name not in questions:
                fail(422, 'invalid-question', f'This ledger does not answer {name}.')
            ask = questions[name]
            self.send(304 if self.headers['If-None-Match'] == '"1"' else 200, 'application/json', ask(**json.loads(body)))
        except json.JSONDecodeError:
            self.send(400, 'application/problem+json', problem(400, 'unreadable', 'This is not JSON.'))
        except Refused as refused:
            self.send(refused.args[0]['status'], 'application/problem+json', refused.args[0])

    def send(self, status, type='application/json', value=None):
        self.send_response(status)
        body = b'' if status in (204, 304) else json.dumps(value).encode()
        for name, text in {**allowed, 'Content-Type': type, 'Content-Length': len(body), 'ETag': '"1"'}.items():
            self.send_header(name, text)
        self.end_headers()
        self.wfile.write(body)

server = ThreadingHTTPServer(('localhost', int(os.environ.get('PORT', 0))), Server)
print(f'http://localhost:{server.server_port}', flush=True)
server.serve_forever()
